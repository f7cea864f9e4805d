import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';
import { createApplied } from './rows.ts';

/** An application in one of two stages of its posting. */
export async function createStaged(world: World) {
  const applied = await createApplied(world);
  const { recruiter, postingId, applicationId } = applied;
  const { application, stage } = world.call(recruiter);
  const { stages } = await stage.save({
    postingId,
    stages: [
      { id: null, name: 'Sifted', type: 'pending' },
      { id: null, name: 'Phone screen', type: 'under_review' },
    ],
    seen: [],
  });
  const [sifted, phone] = stages.map(({ id, name }) => ({ id, name }));
  if (!sifted || !phone) throw new Error('Two stages were saved.');
  await application.move({ applicationId, to: 'pending', stageId: sifted.id, version: 1 });
  return { ...applied, sifted, phone };
}

export const stage: CallsOf<'stage'> = {
  list: async (world) => {
    const { recruiter, postingId } = await createStaged(world);
    return { by: recruiter, input: { postingId } };
  },
  save: async (world) => {
    const { recruiter, postingId, sifted, phone } = await createStaged(world);
    return {
      by: recruiter,
      input: {
        postingId,
        stages: [
          { id: null, name: 'Task', type: 'under_review' },
          { ...phone, type: 'under_review' },
        ],
        seen: [sifted, phone],
      },
    };
  },
};

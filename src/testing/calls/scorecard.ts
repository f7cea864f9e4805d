import { defaultCriteria } from '#domain/scorecard/criteria.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';
import { createApplied, createPosting } from './rows.ts';

const names = defaultCriteria.map(({ name }) => name);

/** A complete scorecard by the default criteria. */
export const fullScorecard = (applicationId: string, version = 0) => ({
  applicationId,
  version,
  summary: 'Bakes well.',
  scores: names.map((criterion) => ({ criterion, score: 3, evidence: 'Brought bread.' })),
});

async function createAssessed(world: World) {
  const { recruiter, applicationId } = await createApplied(world);
  const colleague = await world.member({ id: recruiter.companyId });
  for (const by of [colleague, recruiter])
    await world.call(by).scorecard.submit(fullScorecard(applicationId));
  await world.call(recruiter).scorecard.submit(fullScorecard(applicationId, 1));
  return { recruiter, applicationId };
}

export const scorecard: CallsOf<'scorecard'> = {
  load: async (world) => {
    const { recruiter, applicationId } = await createAssessed(world);
    return { by: recruiter, input: { applicationId } };
  },
  submit: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, input: fullScorecard(applicationId) };
  },
  loadReview: async (world) => {
    const { recruiter, postingId } = await createPosting(world);
    return { by: recruiter, input: { postingId } };
  },
  saveReview: async (world) => {
    const { recruiter, postingId } = await createPosting(world);
    return {
      by: recruiter,
      input: {
        postingId,
        isBlind: true,
        criteria: [{ name: 'Bread', help: 'Is crusty.' }],
        seen: names,
      },
    };
  },
};

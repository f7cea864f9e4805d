import type { CallsOf } from './call.ts';
import { createApplied } from './rows.ts';

export const analytics: CallsOf<'analytics'> = {
  load: async (world) => {
    const { recruiter, postingId } = await createApplied(world);
    return { by: recruiter, input: { range: '7d', postingId } };
  },
  recordView: async (world) => {
    const { postingId } = await createApplied(world);
    return { by: await world.student(), input: { postingId, step: 'opened', source: 'search' } };
  },
};

import type { CallsOf } from './call.ts';

export const activity: CallsOf<'activity'> = {
  load: async (world) => ({ by: await world.student(), input: { range: '30d' } }),
};

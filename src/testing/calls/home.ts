import type { CallsOf } from './call.ts';

export const home: CallsOf<'home'> = {
  load: async (world) => ({ by: await world.student(), input: {} }),
  listUpcoming: async (world) => ({ by: await world.student(), input: { limit: 5 } }),
  setFirstSteps: async (world) => ({ by: await world.student(), input: { isHidden: true } }),
};

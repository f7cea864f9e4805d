import type { CallsOf } from './call.ts';
import { createApplied } from './rows.ts';

export const siteAnalytics: CallsOf<'siteAnalytics'> = {
  load: async (world) => {
    await createApplied(world);
    return { by: await world.admin(), input: { range: '7d' } };
  },
  list: async (world) => {
    await createApplied(world);
    return { by: await world.admin(), input: { figure: 'applications', period: '7d' } };
  },
};

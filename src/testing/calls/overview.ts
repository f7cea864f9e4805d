import type { CallsOf } from './call.ts';
import { createApplied } from './rows.ts';

export const overview: CallsOf<'overview'> = {
  load: async (world) => {
    const { recruiter } = await createApplied(world);
    const company = { id: recruiter.companyId };
    for (let open = 1; open < 5; open++) await world.posting(company);
    return { by: recruiter, input: {} };
  },
  setFirstSteps: async (world) => ({
    by: (await createApplied(world)).recruiter,
    input: { isHidden: true },
  }),
};

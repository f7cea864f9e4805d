import type { Ctx } from '#server/context.ts';
import { countPersonAddresses, loadPersonAddresses } from './person-address.store.ts';

/** Lists the profiles open to search engines for a sitemap: a page of handles, and the total. */
export const listPersonAddresses = {
  count: countPersonAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadPersonAddresses(ctx, part, size)).map(({ handle, changedAt }) => ({
      path: `/people/${handle}`,
      changedAt,
    })),
};

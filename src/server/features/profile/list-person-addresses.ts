import type { Ctx } from '#server/context.ts';
import { countPersonAddresses, loadPersonAddresses } from './person-address.store.ts';

/** Lists the profiles that their owners opened to search engines, for a sitemap: one part of a size, and how many there are. */
export const listPersonAddresses = {
  count: countPersonAddresses,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadPersonAddresses(ctx, part, size)).map(({ handle, changedAt }) => ({
      path: `/people/${handle}`,
      changedAt,
    })),
};

import type { Ctx } from '#server/context.ts';
import { countIndexedCompanies, loadIndexedCompanies } from './company.store.ts';

/** Lists the companies' pages for a sitemap. */
export const listCompanyAddresses = {
  count: countIndexedCompanies,
  part: async (ctx: Ctx, part: number, size: number) =>
    (await loadIndexedCompanies(ctx, part, size)).map(({ slug, changedAt }) => ({
      path: `/companies/${encodeURIComponent(slug)}`,
      changedAt,
    })),
};

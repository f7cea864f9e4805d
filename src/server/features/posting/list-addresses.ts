import type { Ctx } from '#server/context.ts';
import { loadOpenAddresses, loadOpenParts } from './posting.store.ts';

/** Below the sitemap limit, so that a sitemap is generated quickly. */
const addressesPerPart = 5_000;
const partSeconds = 600;

/** Lists one part of the open postings for a sitemap. Empty beyond the last part. */
export function listAddresses(ctx: Ctx, part: number) {
  return loadOpenAddresses(ctx, part, addressesPerPart);
}

/** When each part of the open postings last changed, from a cache that may be a few minutes old. */
export function listParts(ctx: Ctx): Promise<Date[]> {
  return ctx.cache.load('sitemap.parts', partSeconds, () => loadOpenParts(ctx, addressesPerPart));
}

import type { Ctx } from '#server/context.ts';
import { loadOpenAddresses, loadOpenParts } from './posting.store.ts';

/** Fewer than a sitemap may hold, so that one is quick to make. */
const addressesAPart = 5_000;
const partSeconds = 600;

/** Lists one part of the open postings, for a sitemap: none behind the last part. */
export function listAddresses(ctx: Ctx, part: number) {
  return loadOpenAddresses(ctx, part, addressesAPart);
}

/** When each part of the open postings last changed; some minutes old at most. */
export function listParts(ctx: Ctx): Promise<Date[]> {
  return ctx.kept.load('sitemap.parts', partSeconds, () => loadOpenParts(ctx, addressesAPart));
}

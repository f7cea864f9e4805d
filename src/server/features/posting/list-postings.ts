import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { postingCardOf } from './posting-card-of.ts';
import { countOpenPostings, pageOpenPostings } from './posting.store.ts';

const totalSeconds = 5;

/**
 * Lists the open postings of approved companies, newest first. The total may be a few seconds old.
 */
export async function listPostings(ctx: Ctx, paging: Paging) {
  const [page, counted] = await Promise.all([
    pageOpenPostings(ctx, paging),
    ctx.cache.load('postings.open', totalSeconds, () => countOpenPostings(ctx)),
  ]);
  return { ...page, items: page.items.map(postingCardOf), total: cappedTotal(counted) };
}

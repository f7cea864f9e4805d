import type { SearchCard } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { findPage } from '#server/features/search/find-page.ts';
import { loadCards } from '#server/features/search/load-cards.ts';
import { alertInputOf } from './alert-input-of.ts';
import { type DueSearch, loadHiddenTargets, loadKnownPostings } from './job-alert.store.ts';

/** The maximum number of result pages read per search. */
const maxPages = 5;

/**
 * Lists postings that became available to these searches since the last alert, whatever their
 * posting date. Each appears once, without those the person has hidden or already knows.
 */
export async function listNew(ctx: Ctx, userId: string, searches: DueSearch[]) {
  const found = new Map<string, SearchCard>();
  for (const search of searches) {
    for (const card of await listSince(ctx, search)) found.set(card.id, card);
  }
  if (found.size === 0) return [];
  const known = await loadKnownPostings(ctx, userId, [...found.keys()]);
  const hidden = await loadHiddenTargets(ctx, userId);
  return [...found.values()].filter(
    ({ id, companyName }) =>
      !known.has(id) && !hidden.has(id) && !hidden.has(companyName.toLowerCase()),
  );
}

async function listSince(ctx: Ctx, { query, sinceAt }: DueSearch): Promise<SearchCard[]> {
  const found: SearchCard[] = [];
  for (let page = 1; page <= maxPages; page++) {
    const { ids, corrected, pages } = await findPage(
      ctx,
      alertInputOf(query, page),
      undefined,
      sinceAt,
    );
    // Results for a corrected spelling are not what the student asked for.
    if (corrected !== null) return [];
    found.push(...(await loadCards(ctx, ids)));
    if (page >= pages) break;
  }
  return found;
}

import type { SearchCard } from '#contract/search.ts';
import type { Ctx } from '#server/context.ts';
import { listSearch } from '#server/features/search/list-search.ts';
import { alertInputOf } from './alert-input-of.ts';
import { type DueSearch, loadHiddenTargets, loadKnownPostings } from './alert.store.ts';

/** How many pages of each search are looked through. */
const mostPages = 5;

/** Lists what these searches found since they were last looked at, each posting once, without what the person knows or hid. */
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
  for (let page = 1; page <= mostPages; page++) {
    const { items, corrected, pages } = await listSearch(ctx, alertInputOf(query, page));
    // What was searched for instead is not what was asked for.
    if (corrected !== null) return [];
    const fresh = items.filter(({ postedAt }) => postedAt > sinceAt);
    found.push(...fresh);
    if (fresh.length < items.length || page >= pages) break;
  }
  return found;
}

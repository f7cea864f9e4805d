import { mostAlerted } from '#domain/job-alerts/job-alert-limits.ts';
import type { Ctx } from '#server/context.ts';
import { listNewIds } from '#server/features/search/find-page.ts';
import { loadCards } from '#server/features/search/load-cards.ts';
import { alertInputOf } from './alert-input-of.ts';
import { type DueSearch, loadHidden, loadKnownPostings } from './job-alert.store.ts';

/**
 * The postings that are new to these searches, whatever their posting date, each once and without
 * those that the person has hidden or already knows. Cards are loaded of those that a mail lists.
 */
export async function listNew(ctx: Ctx, userId: string, searches: DueSearch[]) {
  const hidden = await loadHidden(ctx, userId);
  const found = new Set<string>();
  for (const { query, alertsFrom, sinceAt } of searches) {
    const newSince = { setUpAt: alertsFrom, lastAt: sinceAt };
    for (const id of await listNewIds(ctx, alertInputOf(query), hidden, newSince)) found.add(id);
  }
  if (found.size === 0) return { ids: [], cards: [] };
  const known = await loadKnownPostings(ctx, userId, [...found]);
  const ids = [...found].filter((id) => !known.has(id));
  return { ids, cards: await loadCards(ctx, ids.slice(0, mostAlerted)) };
}

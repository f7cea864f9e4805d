import { normalizeSearchUrl } from '#domain/search/normalize-search-url.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import {
  deleteOldRecent,
  loadRecent,
  lockSavedSearches,
  upsertRecent,
} from './saved-search.store.ts';

/** Records a recent search. Each search appears once. */
export async function recordSearch(ctx: Ctx, { query }: { query: string }) {
  const scope = requireStudent(ctx);
  const folded = normalizeSearchUrl(query);
  return inTransaction(ctx, async (tx) => {
    if (folded !== '') {
      await lockSavedSearches(tx, scope);
      await upsertRecent(tx, scope, folded);
      await deleteOldRecent(tx, scope);
    }
    return { recent: await loadRecent(tx, scope) };
  });
}

import { normalizeSearchUrl } from '#domain/search/normalize-search-url.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteRecent, loadRecent } from './saved-search.store.ts';

export async function removeRecentSearches(ctx: Ctx, { query }: { query?: string | undefined }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await deleteRecent(tx, scope, query === undefined ? undefined : normalizeSearchUrl(query));
    return { recent: await loadRecent(tx, scope) };
  });
}

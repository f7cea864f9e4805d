import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { savedSearchOf } from './saved-search-of.ts';
import { loadSavedSearches, loadRecent } from './saved-search.store.ts';

export async function listSearches(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const [recent, kept] = await Promise.all([loadRecent(ctx, scope), loadSavedSearches(ctx, scope)]);
  return { recent, kept: kept.map(savedSearchOf) };
}

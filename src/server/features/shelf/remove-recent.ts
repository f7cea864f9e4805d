import { foldAddress } from '#domain/search/fold-address.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteRecent, loadRecent } from './kept-search.store.ts';

/** Forgets one of the last searches, or all of them. */
export async function removeRecent(ctx: Ctx, { query }: { query?: string | undefined }) {
  const scope = requireStudent(ctx);
  await deleteRecent(ctx, scope, query === undefined ? undefined : foldAddress(query));
  return { recent: await loadRecent(ctx, scope) };
}

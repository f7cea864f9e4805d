import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteSavedSearch } from './saved-search.store.ts';

export async function removeSearch(ctx: Ctx, { searchId }: { searchId: string }) {
  await deleteSavedSearch(ctx, requireStudent(ctx), searchId);
  return { id: searchId };
}

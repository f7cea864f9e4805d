import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteKept } from './saved-search.store.ts';

/** Takes a kept search away, with its mails. */
export async function removeSearch(ctx: Ctx, { searchId }: { searchId: string }) {
  await deleteKept(ctx, requireStudent(ctx), searchId);
  return { id: searchId };
}

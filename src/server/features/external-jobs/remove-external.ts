import type { Ctx } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { lockExternal, updateRemoved } from './external-posting.store.ts';
import { indexSettled } from './index-settled.ts';

/**
 * An administrator removes an external posting permanently, even if its source lists it again.
 * Returns false if there is none.
 */
export async function removeExternal(tx: Ctx, postingId: string): Promise<boolean> {
  requireAdmin(tx);
  await lockExternal(tx);
  const removed = await updateRemoved(tx, postingId);
  if (removed === undefined) return false;
  await indexSettled(tx, [removed.sameKey], [postingId]);
  await publishChange(tx, 'postings');
  return true;
}

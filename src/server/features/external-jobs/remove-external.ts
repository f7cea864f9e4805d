import type { Ctx } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { lockExternal, updateRemoved } from './external-posting.store.ts';
import { indexSettled } from './index-settled.ts';

/** An administrator takes a posting from outside away; it stays away however often its source tells of it. False when there is none. */
export async function removeExternal(tx: Ctx, postingId: string): Promise<boolean> {
  requireAdmin(tx);
  await lockExternal(tx);
  const removed = await updateRemoved(tx, postingId);
  if (removed === undefined) return false;
  await indexSettled(tx, [removed.sameKey], [postingId]);
  await publishChange(tx, 'postings');
  return true;
}

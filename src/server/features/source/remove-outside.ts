import type { Ctx } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { indexSettled } from './index-settled.ts';
import { lockOutside, updateRemoved } from './outside.store.ts';

/** An administrator takes a posting from outside away; it stays away however often its source tells of it. False when there is none. */
export async function removeOutside(tx: Ctx, postingId: string): Promise<boolean> {
  requireAdmin(tx);
  await lockOutside(tx);
  const removed = await updateRemoved(tx, postingId);
  if (removed === undefined) return false;
  await indexSettled(tx, [removed.sameKey], [postingId]);
  await publishChange(tx, 'postings');
  return true;
}

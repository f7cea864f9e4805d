import type { Ctx } from '#server/context.ts';
import { deleteFile, insertUnclaimedKey } from './file.store.ts';

/** Forgets a file in the caller's transaction; its bytes go once that is committed, and the deleteExpired looks after it once more. */
export async function removeStoredFile(tx: Ctx, fileId: string): Promise<void> {
  const key = await deleteFile(tx, fileId);
  if (key === undefined) return;
  await insertUnclaimedKey(tx, key);
  await tx.tasks.add(tx.db, 'file.remove', { key }, { key });
}

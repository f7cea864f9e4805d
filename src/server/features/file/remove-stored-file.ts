import type { Ctx } from '#server/context.ts';
import { deleteFile, insertUnclaimedKey } from './file.store.ts';

/**
 * Deletes a file's row in the caller's transaction. A job removes its bytes after the commit; the
 * retention run retries.
 */
export async function removeStoredFile(tx: Ctx, fileId: string): Promise<void> {
  const key = await deleteFile(tx, fileId);
  if (key === undefined) return;
  await insertUnclaimedKey(tx, key);
  await tx.tasks.add(tx.db, 'file.remove', { key }, { key });
}

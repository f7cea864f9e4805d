import { hourMs } from '#domain/time.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import {
  deleteFile,
  insertUnclaimedKey,
  countNamed,
  deleteUnclaimedKey,
  lockUnclaimedKey,
} from './file.store.ts';

/** Deletes the bytes of a deleted file from the storage. Idempotent. */
export function removeFile(ctx: Ctx, { key }: { key: string }): Promise<void> {
  return ctx.files.delete(key);
}

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

/** An upload older than this is considered abandoned. */
const abandonedAfterMs = hourMs;

/** Deletes the bytes of abandoned uploads, and never those that a file refers to. */
export async function removeOrphans(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - abandonedAfterMs);
  let removed = 0;
  while (await inTransaction(ctx, (tx) => removeOne(tx, before))) removed += 1;
  return removed;
}

async function removeOne(tx: Ctx, before: Date): Promise<boolean> {
  const key = await lockUnclaimedKey(tx, before);
  if (key === undefined) return false;
  if ((await countNamed(tx, key)) === 0) await tx.files.delete(key);
  await deleteUnclaimedKey(tx, key);
  return true;
}

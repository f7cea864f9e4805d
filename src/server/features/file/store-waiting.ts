import type { Ctx } from '#server/context.ts';
import { deleteWaitingFile, findWaitingFile, loadWaitingIds } from './file.store.ts';

/** Moves a file's bytes from the database to the storage. Idempotent. */
export async function storeWaiting(ctx: Ctx, { fileId }: { fileId: string }): Promise<void> {
  const waiting = await findWaitingFile(ctx, fileId);
  if (waiting === undefined) return;
  const { key, bytes, mediaType } = waiting;
  await ctx.files.put(key, bytes, { contentType: mediaType, size: bytes.byteLength });
  await deleteWaitingFile(ctx, fileId);
}

/** Retries all waiting files, oldest first, until the storage fails. */
export async function storeAllWaiting(ctx: Ctx): Promise<void> {
  for (const fileId of await loadWaitingIds(ctx)) await storeWaiting(ctx, { fileId });
}

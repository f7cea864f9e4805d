import type { Ctx } from '#server/context.ts';
import { deleteWaitingFile, findWaitingFile, loadWaitingIds } from './file.store.ts';

/** Puts a file that waits in the database where it belongs; putting it twice is putting it once. */
export async function storeWaiting(ctx: Ctx, { fileId }: { fileId: string }): Promise<void> {
  const waiting = await findWaitingFile(ctx, fileId);
  if (waiting === undefined) return;
  const { key, bytes, mediaType } = waiting;
  await ctx.files.put(key, bytes, { contentType: mediaType, size: bytes.byteLength });
  await deleteWaitingFile(ctx, fileId);
}

/** Tries all files that wait, the oldest first, until the storage refuses one. */
export async function storeAllWaiting(ctx: Ctx): Promise<void> {
  for (const fileId of await loadWaitingIds(ctx)) await storeWaiting(ctx, { fileId });
}

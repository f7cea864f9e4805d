import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { createFileKey } from '#server/ports/files/files.ts';
import { deleteUnclaimedKey, insertFile, insertUnclaimedKey } from './file.store.ts';

const mediaType = 'application/zip';

/**
 * Stores an archive as a stream. `claim` decides, in the transaction that creates the file, whether
 * it is still wanted. If not, nothing remains.
 */
export async function storeExport(
  ctx: Ctx,
  { ownerId, name }: { ownerId: string; name: string },
  archive: Readable,
  claim: (tx: Ctx, fileId: string) => Promise<boolean>,
): Promise<void> {
  const [id, key] = [uuid(), createFileKey(ctx.now)];
  await insertUnclaimedKey(ctx, key);
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    for await (const chunk of archive as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
  }
  await ctx.files.put(key, Readable.from(counted()), { contentType: mediaType });
  const sha256 = hash.digest('hex');
  const isNeeded = await inTransaction(ctx, async (tx) => {
    const row = { id, ownerId, purpose: 'export' as const, key, name, mediaType, size, sha256 };
    await insertFile(tx, { ...row, createdAt: ctx.now });
    const isMine = (await deleteUnclaimedKey(tx, key)) && (await claim(tx, id));
    // Rolls back everything written here.
    if (!isMine) throw new AppError('NOT_FOUND');
    return true;
  }).catch((error: unknown) => {
    if (error instanceof AppError) return false;
    throw error;
  });
  if (!isNeeded) await ctx.files.delete(key);
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { createFileKey } from '#server/ports/files/files.ts';
import { deleteUnclaimedKey, insertFile, insertUnclaimedKey } from './file.store.ts';

type NewFile = {
  ownerId: string;
  purpose: 'recording';
  name: string;
  mediaType: string;
  size: number;
};

const unwanted = new Error('Nobody wants this file.');

/**
 * Stores a stream of known length. `claim` decides, in the transaction that creates the file,
 * whether it is still wanted; if it answers null, nothing remains.
 */
export async function storeStream<Claimed>(
  ctx: Ctx,
  { ownerId, purpose, name, mediaType, size }: NewFile,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  claim: (tx: Ctx, fileId: string) => Promise<Claimed | null>,
): Promise<Claimed | null> {
  const [id, key] = [uuid(), createFileKey(ctx.now)];
  await insertUnclaimedKey(ctx, key);
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const part of body) {
      hash.update(part);
      yield part;
    }
  }
  try {
    await ctx.files.put(key, Readable.from(hashed()), { contentType: mediaType, size });
  } catch (error) {
    ctx.log.warn({ err: error }, 'the file storage takes no stream');
    throw new AppError('FILES_UNAVAILABLE');
  }
  const sha256 = hash.digest('hex');
  const claimed = await inTransaction(ctx, async (tx) => {
    const row = { id, ownerId, purpose, key, name, mediaType, size, sha256 };
    await insertFile(tx, { ...row, createdAt: ctx.now });
    if (!(await deleteUnclaimedKey(tx, key))) throw new Error('The upload took too long.');
    const answer = await claim(tx, id);
    if (answer === null) throw unwanted;
    return answer;
  }).catch((error: unknown) => {
    if (error === unwanted) return null;
    throw error;
  });
  if (claimed === null) await ctx.files.delete(key);
  return claimed;
}

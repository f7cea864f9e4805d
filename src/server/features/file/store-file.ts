import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { type Ctx, inTransaction } from '#server/context.ts';
import { createFileKey } from '#server/ports/files/files.ts';
import {
  deleteUnclaimedKey,
  insertFile,
  insertUnclaimedKey,
  insertWaitingFile,
} from './file.store.ts';

type NewFile = {
  purpose: 'resume' | 'photo' | 'answer';
  name: string;
  mediaType: string;
  bytes: Uint8Array;
};

/**
 * Stores a validated file under a key without user input. While the storage is unavailable, the
 * bytes wait in the database and a task retries.
 */
export async function storeFile(ctx: Ctx, ownerId: string, file: NewFile) {
  const { purpose, name, mediaType, bytes } = file;
  const [id, key, size] = [uuid(), createFileKey(ctx.now), bytes.byteLength];
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await insertUnclaimedKey(ctx, key);
  const isStored = await putNow(ctx, key, bytes, mediaType);
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteUnclaimedKey(tx, key))) throw new Error('The upload took too long.');
    const createdAt = ctx.now;
    await insertFile(tx, { id, ownerId, purpose, key, name, mediaType, size, sha256, createdAt });
    if (!isStored) {
      await insertWaitingFile(tx, { fileId: id, bytes });
      await tx.tasks.add(tx.db, 'file.store', { fileId: id });
    }
    return { id, name };
  });
}

async function putNow(ctx: Ctx, key: string, bytes: Uint8Array, contentType: string) {
  try {
    await ctx.files.put(key, bytes, { contentType, size: bytes.byteLength });
    return true;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the file storage takes no file: it waits in the database');
    return false;
  }
}

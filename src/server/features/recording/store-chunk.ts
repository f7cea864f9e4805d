import { createHash } from 'node:crypto';
import { mayAddChunk } from '#domain/recording/may-add-chunk.ts';
import { beginsAs, type MediaType } from '#domain/recording/media-type.ts';
import { largestChunk } from '#domain/recording/recording-limits.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { storeStream } from '#server/features/file/store-stream.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import {
  findRecording,
  insertChunk,
  loadChunks,
  loadUsedBytes,
  lockRecording,
  lockRoom,
} from './recording.store.ts';

export type NewChunk = {
  recordingId: string;
  index: number;
  mediaType: MediaType | null;
  bytes: Uint8Array;
};

/**
 * Stores the next chunk of a recording. The same chunk again is fine; any other that doesn't belong
 * there is refused, and the recording stays as it was.
 */
export async function storeChunk(ctx: Ctx, chunk: NewChunk): Promise<{ chunks: number }> {
  const scope = requireStudent(ctx);
  const { recordingId, index, mediaType, bytes } = chunk;
  const recording = orNotFound(await findRecording(ctx, scope, recordingId));
  if (mediaType !== recording.mediaType) throw new AppError('FILE_TYPE');
  const size = bytes.byteLength;
  if (size === 0) throw new AppError('FILE_EMPTY');
  if (size > largestChunk) throw new AppError('FILE_TOO_LARGE');
  if (index === 0 && !beginsAs(mediaType, bytes)) throw new AppError('FILE_TYPE');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const added = { index, size, sha256 };
  // Before the storage is asked, so that a refused chunk leaves nothing there.
  const before = await inTransaction(ctx, (tx) => judge(tx, scope, recordingId, added));
  if (before.isStored) return { chunks: before.count };
  const file = {
    ownerId: scope.studentId,
    purpose: 'recording' as const,
    name: `recording-${index}`,
    mediaType,
    size,
  };
  const stored = await storeStream(ctx, file, [bytes], async (tx, fileId) => {
    const { isStored, count } = await judge(tx, scope, recordingId, added, size);
    if (isStored) return null;
    await insertChunk(tx, { userId: scope.studentId, recordingId, index, fileId });
    return { chunks: count + 1 };
  });
  // Already stored by an identical request.
  return stored ?? storeChunk(ctx, chunk);
}

async function judge(
  tx: Ctx,
  scope: StudentScope,
  recordingId: string,
  { index, size, sha256 }: { index: number; size: number; sha256: string },
  /** Bytes of the chunk that already count as used. */
  counted = 0,
) {
  await lockRoom(tx, scope);
  const recording = orNotFound(await lockRecording(tx, scope, recordingId));
  const chunks = await loadChunks(tx, scope, recordingId);
  const same = chunks.find((each) => each.index === index);
  if (same?.sha256 === sha256) return { isStored: true, count: chunks.length };
  const state = {
    isFinished: recording.finishedAt !== null,
    count: chunks.length,
    bytes: chunks.reduce((sum, each) => sum + each.size, 0),
    allBytes: (await loadUsedBytes(tx, scope)) - counted,
  };
  allow(mayAddChunk(state, { index, size }));
  return { isStored: false, count: chunks.length };
}

import { buffer } from 'node:stream/consumers';
import type { Recording } from '#contract/recording.ts';
import { mediaTypeOf } from '#domain/recording/media-type.ts';
import { maxTranscriptLength } from '#domain/recording/recording-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { storeStream } from '#server/features/file/store-stream.ts';
import { askTranscriber } from '#server/features/model/ask-model.ts';
import { repairMedia } from '#server/ports/media/repair-media.ts';
import type { Sound, Speech } from '#server/ports/model/create-transcriber.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadMedia } from './recording-media.ts';
import {
  deleteChunks,
  findFinished,
  loadChunks,
  lockRecording,
  updateRecording,
} from './recording.store.ts';
import { recordingOf } from './recordings.ts';

type FinishInput = { recordingId: string; chunks: number };

/**
 * Joins the chunks of a recording in one file with a duration and a seek index, and deletes them.
 * Asked again, it answers with the finished recording.
 */
export async function finishRecording(
  ctx: Ctx,
  { recordingId, chunks: expected }: FinishInput,
): Promise<Recording> {
  const scope = requireStudent(ctx);
  const finished = await findFinished(ctx, scope, recordingId);
  if (finished !== undefined) return recordingOf(finished);
  const row = orNotFound(await inTransaction(ctx, (tx) => lockRecording(tx, scope, recordingId)));
  const chunks = await loadChunks(ctx, scope, recordingId);
  if (chunks.length !== expected) throw new AppError('RECORDING_INCOMPLETE');
  await ctx.limitRate('recording', scope.studentId);
  const { mediaType } = row;

  const day = row.createdAt.toISOString().slice(0, 10);
  const name = `interview-answer-${day}.${mediaType.split('/')[1]}`;
  const file = { ownerId: scope.studentId, purpose: 'recording' as const, name, mediaType };

  await repairMedia(bytesOf(ctx, chunks), mediaType, async ({ durationMs, size }, repaired) => {
    await storeStream(ctx, { ...file, size }, repaired, async (tx, fileId) => {
      const locked = orNotFound(await lockRecording(tx, scope, recordingId));
      // Already finished by another request.
      if (locked.finishedAt !== null) return null;
      const joined = await loadChunks(tx, scope, recordingId);
      if (joined.length !== expected) throw new AppError('RECORDING_INCOMPLETE');
      const values = { fileId, durationMs, finishedAt: ctx.now };
      await updateRecording(tx, scope, recordingId, values);
      await deleteChunks(tx, scope, recordingId);
      for (const each of joined) await removeStoredFile(tx, each.fileId);
      return true;
    });
  });
  const done = await findFinished(ctx, scope, recordingId);
  if (done === undefined) throw new AppError('RECORDING_UNREADABLE');
  return recordingOf(done);
}

async function* bytesOf(ctx: Ctx, chunks: { key: string }[]): AsyncGenerator<Uint8Array> {
  for (const { key } of chunks) {
    const stored = await ctx.files.read(key).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the file storage gives no recording');
      throw new AppError('FILES_UNAVAILABLE');
    });
    // Already deleted, or finished by another request.
    if (stored === null) throw new AppError('RECORDING_INCOMPLETE');
    yield* stored.stream as AsyncIterable<Uint8Array>;
  }
}

const refusals = {
  off: 'TRANSCRIBER_OFF',
  quota: 'TRANSCRIBER_LIMIT',
  failed: 'TRANSCRIBER_FAILED',
} as const;

type Media = Awaited<ReturnType<typeof loadMedia>>;

/** What is said in a recording of the student, by the speech-to-text service of this site. */
export async function transcribeMedia(ctx: Ctx, load: () => Promise<Media>): Promise<Speech> {
  const { studentId } = requireStudent(ctx);
  if (ctx.transcriber === null) throw new AppError('TRANSCRIBER_OFF');
  await ctx.limitRate('recording', studentId);
  const { answer, problem } = await askTranscriber(ctx, await soundOf(await load()));
  if (answer === null) throw new AppError(refusals[problem]);
  return answer;
}

/** Stores the transcript of a recording, unless the student has written one in the meantime. */
export async function createTranscript(ctx: Ctx, { recordingId }: { recordingId: string }) {
  const scope = requireStudent(ctx);
  const transcribed = await transcribeMedia(ctx, () => loadMedia(ctx, recordingId));
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await lockRecording(tx, scope, recordingId));
    const transcript = row.transcript ?? transcribed.text.slice(0, maxTranscriptLength);
    if (row.transcript === null) await updateRecording(tx, scope, recordingId, { transcript });
    return { id: recordingId, transcript };
  });
}

/** The recording without its picture, which the service has no use for. */
async function soundOf(media: Media): Promise<Sound> {
  const mediaType = mediaTypeOf(media.mediaType);
  if (mediaType === null) throw new AppError('RECORDING_UNREADABLE');
  let bytes: Uint8Array | null = null;
  await repairMedia(
    await media.read(null),
    mediaType,
    async (_, sound) => {
      bytes = await buffer(sound);
    },
    'sound',
  );
  if (bytes === null) throw new AppError('RECORDING_UNREADABLE');
  return { bytes, mediaType: mediaType.replace('video/', 'audio/') };
}

export async function saveTranscript(
  ctx: Ctx,
  { recordingId, transcript: typed }: { recordingId: string; transcript: string },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const row = await lockRecording(tx, scope, recordingId);
    if (!row?.finishedAt) throw new AppError('NOT_FOUND');
    const transcript = typed === '' ? null : typed;
    await updateRecording(tx, scope, recordingId, { transcript });
    return { id: recordingId, transcript };
  });
}

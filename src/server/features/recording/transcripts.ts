import { buffer } from 'node:stream/consumers';
import { mediaTypeOf } from '#domain/recording/media-type.ts';
import { longestTranscript } from '#domain/recording/recording-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { askTranscriber } from '#server/features/model/ask-model.ts';
import { repairMedia } from '#server/ports/media/repair-media.ts';
import type { Sound } from '#server/ports/model/create-transcriber.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadMedia } from './recording-media.ts';
import { lockRecording, updateRecording } from './recording.store.ts';

const refusals = {
  off: 'TRANSCRIBER_OFF',
  quota: 'TRANSCRIBER_LIMIT',
  failed: 'TRANSCRIBER_FAILED',
} as const;

/** Stores what was said in a recording, unless the student wrote it meanwhile. */
export async function createTranscript(ctx: Ctx, { recordingId }: { recordingId: string }) {
  const scope = requireStudent(ctx);
  if (ctx.transcriber === null) throw new AppError('TRANSCRIBER_OFF');
  await ctx.limitRate('recording', scope.studentId);
  const sound = await soundOf(ctx, recordingId);
  const { answer, problem } = await askTranscriber(ctx, sound);
  if (answer === null) throw new AppError(refusals[problem]);
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await lockRecording(tx, scope, recordingId));
    const transcript = row.transcript ?? answer.slice(0, longestTranscript);
    if (row.transcript === null) await updateRecording(tx, scope, recordingId, { transcript });
    return { id: recordingId, transcript };
  });
}

/** The recording without its picture, which the service has no use for. */
async function soundOf(ctx: Ctx, recordingId: string): Promise<Sound> {
  const media = await loadMedia(ctx, recordingId);
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

import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockRecording, updateRecording } from './recording.store.ts';

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

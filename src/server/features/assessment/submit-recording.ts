import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { grantRecording } from '#server/features/recording/recording-media.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockOwnSitting } from './own-sitting.store.ts';
import { requireOpenAnswer } from './require-open-answer.ts';
import { deleteRecordingAt, insertRecordingAt } from './sitting-recording.store.ts';

type Input = { sittingId: string; place: number; recordingId: string };

/**
 * Submits a finished recording as the answer, replacing the previous one, as often as is allowed.
 */
export async function submitRecording(ctx: Ctx, { sittingId, place, recordingId }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    const row = await requireOpenAnswer(tx, found, place);
    const { question, takes, companyId } = row;
    if (question.kind !== 'open' || !question.recording) throw new AppError('NOT_FOUND');
    if (takes >= question.recording.takes) throw new AppError('TRIES_USED');
    const granted = await grantRecording(tx, scope, recordingId);
    if (!granted) throw new AppError('NOT_FOUND');
    const at = { companyId, sittingId, place };
    const before = await deleteRecordingAt(tx, at);
    if (before !== undefined) await removeStoredFile(tx, before);
    const { studentId } = scope;
    await insertRecordingAt(tx, { ...at, ...granted, studentId, createdAt: tx.now });
    return { place };
  });
}

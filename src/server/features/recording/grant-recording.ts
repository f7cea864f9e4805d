import { companyQuestion } from '#domain/recording/recording-limits.ts';
import type { Ctx } from '#server/context.ts';
import { deleteRecording, lockRecording, type Owner, updateGiven } from './recording.store.ts';

/**
 * Takes a finished recording that was made for a company out of the student's own ones, in the
 * caller's transaction. Recordings for practice stay the student's.
 */
export async function grantRecording(tx: Ctx, owner: Owner, recordingId: string) {
  const row = await lockRecording(tx, owner, recordingId);
  if (!row?.fileId || row.questionId !== companyQuestion) return undefined;
  await deleteRecording(tx, owner, recordingId);
  await updateGiven(tx, row.fileId);
  return { fileId: row.fileId, kind: row.kind, durationMs: row.durationMs ?? 0 };
}

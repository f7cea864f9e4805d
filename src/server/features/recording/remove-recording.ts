import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-stored-file.ts';
import { requireStudent } from '#server/scopes.ts';
import { deleteRecording, loadChunks, lockRecording, type Owner } from './recording.store.ts';

/** Deletes a recording with its file, finished or not. */
export async function removeRecording(ctx: Ctx, { recordingId }: { recordingId: string }) {
  const scope = requireStudent(ctx);
  await inTransaction(ctx, (tx) => removeWithFiles(tx, scope, recordingId));
  return { id: recordingId };
}

export async function removeWithFiles(tx: Ctx, owner: Owner, recordingId: string): Promise<void> {
  const row = await lockRecording(tx, owner, recordingId);
  if (row === undefined) return;
  const chunks = await loadChunks(tx, owner, recordingId);
  await deleteRecording(tx, owner, recordingId);
  for (const { fileId } of chunks) await removeStoredFile(tx, fileId);
  if (row.fileId !== null) await removeStoredFile(tx, row.fileId);
}

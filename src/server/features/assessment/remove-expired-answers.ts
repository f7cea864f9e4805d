import { retentionDays } from '#domain/recording/recording-limits.ts';
import { dayMs } from '#domain/time.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeStoredFile } from '#server/features/file/remove-file.ts';
import { deleteRecordingOf, loadExpired } from './sitting-recording.store.ts';

const batch = 100;

/** Deletes recorded answers that have been kept long enough. */
export async function removeExpiredAnswers(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - retentionDays * dayMs);
  for (;;) {
    const expired = await loadExpired(ctx, before, batch);
    for (const fileId of expired)
      await inTransaction(ctx, async (tx) => {
        await deleteRecordingOf(tx, fileId);
        await removeStoredFile(tx, fileId);
      });
    if (expired.length < batch) return;
  }
}

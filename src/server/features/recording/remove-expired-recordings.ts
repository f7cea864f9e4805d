import { keptDays } from '#domain/recording/recording-limits.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadExpired } from './recording.store.ts';
import { removeWithFiles } from './remove-recording.ts';

const dayMs = 24 * 60 * 60_000;
const batch = 100;

/** Deletes recordings that have been kept long enough. */
export async function removeExpiredRecordings(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - keptDays * dayMs);
  for (;;) {
    const expired = await loadExpired(ctx, before, batch);
    for (const { userId, id } of expired)
      await inTransaction(ctx, (tx) => removeWithFiles(tx, { studentId: userId }, id));
    if (expired.length < batch) return;
  }
}

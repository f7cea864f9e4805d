import { oldReferenceMs } from '#domain/credential/reference.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { deleteOldSessions } from '#server/auth/session.store.ts';
import { deleteOldSignInData } from '#server/auth/sign-in-retention.store.ts';
import type { Ctx } from '#server/context.ts';
import { deleteOldActiveDays } from '#server/db/active-day.ts';
import type { Db } from '#server/db/connect.ts';
import { foldCounts } from '#server/db/kept-counts.ts';
import { removeExpiredAnswers } from '#server/features/assessment/recorded-answers.ts';
import { deleteOldReferences } from '#server/features/credential/reference.store.ts';
import { removeOrphans } from '#server/features/file/remove-file.ts';
import { storeAllWaiting } from '#server/features/file/store-waiting.ts';
import { removeExpiredExports } from '#server/features/profile/data-exports.ts';
import { removeExpiredRecordings } from '#server/features/recording/recordings.ts';
import { readUnread } from '#server/features/resume-reading/read-unread.ts';
import { requestLinkCheck } from '#server/features/roadmap/roadmap-links.ts';
import { removeExpired } from '#server/features/search/remove-expired.ts';
import { deleteOldRemoved } from '#server/features/talent/talent-note.store.ts';
import { deleteOldAnswers } from '#server/idempotency/idempotency.store.ts';
import { deleteLiveEvents } from '#server/live/live.store.ts';
import { deleteOldCounts } from '#server/rate-limit/rate-limit.store.ts';

/** Deletes rows that nobody needs any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await runEach([
    () => deleteLiveEvents(db, before(2 * dayMs)),
    () => deleteOldAnswers(db, before(7 * dayMs)),
    () => deleteOldCounts(db, before(2 * dayMs)),
    () => deleteOldSignInData(db, now),
    () => deleteOldSessions(db, before(30 * dayMs)),
    () => deleteOldActiveDays(db, before(400 * dayMs)),
    () => deleteOldRemoved(db, before(hourMs)),
    () => deleteOldReferences(db, before(oldReferenceMs)),
  ]);
}

/**
 * Moves waiting files into the storage, however long it was down, and removes files that nothing
 * refers to and the remains of interrupted writes.
 */
export async function tidyFiles(ctx: Ctx): Promise<void> {
  await runEach([
    () => storeAllWaiting(ctx),
    () => removeExpiredExports(ctx),
    () => removeExpiredRecordings(ctx),
    () => removeExpiredAnswers(ctx),
    () => removeOrphans(ctx),
    () => ctx.files.removePartial(new Date(ctx.now.getTime() - dayMs)),
  ]);
}

/** Runs steps one after the other. One that fails doesn't stop those after it. */
async function runEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
}

const firstTickMs = 10 * 60_000;

/** Runs ten minutes after the start and then hourly until stopped; safe with several processes. */
export function startRetention(ctxOfNow: () => Ctx): () => void {
  const tick = () => {
    const ctx = ctxOfNow();
    const works = [
      deleteExpired(ctx.db, ctx.now),
      tidyFiles(ctx),
      removeExpired(ctx),
      readUnread(ctx),
      requestLinkCheck(ctx),
      foldCounts(ctx.db),
    ];
    for (const work of works) {
      work.catch((error: unknown) => ctx.log.warn({ err: error }, 'retention failed'));
    }
  };
  const first = setTimeout(tick, firstTickMs).unref();
  const timer = setInterval(tick, hourMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

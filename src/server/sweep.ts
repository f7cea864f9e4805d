import { deleteOldSessions } from './auth/session.store.ts';
import { deleteOldTraces } from './auth/sign-in-traces.store.ts';
import type { Ctx } from './context.ts';
import type { Db } from './db/connect.ts';
import { removeOrphans } from './features/file/remove-orphans.ts';
import { storeAllWaiting } from './features/file/store-waiting.ts';
import { removeOverExports } from './features/profile/remove-over-exports.ts';
import { readUnread } from './features/resume-reading/read-unread.ts';
import { removeOver } from './features/search/remove-over.ts';
import { sendAlerts } from './features/shelf/send-alerts.ts';
import { deleteLiveEvents } from './live/live.store.ts';
import { deleteOldAnswers } from './once-by-key.store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Removes what is of no use any more: live events after two days, kept answers of creating calls after seven, sessions 30 days after their end,
 * and in time what signing in leaves behind.
 */
export async function sweep(db: Db, now: Date): Promise<void> {
  await deleteLiveEvents(db, new Date(now.getTime() - 2 * dayMs));
  await deleteOldAnswers(db, new Date(now.getTime() - 7 * dayMs));
  await deleteOldTraces(db, now);
  await deleteOldSessions(db, new Date(now.getTime() - 30 * dayMs));
}

/** Brings files that wait into the storage, however long it was away, and removes what no file names. */
export async function tidyFiles(ctx: Ctx): Promise<void> {
  await storeAllWaiting(ctx);
  await removeOverExports(ctx);
  await removeOrphans(ctx);
}

const firstTickMs = 10 * 60_000;

/** Sweeps and sends what is due ten minutes after the start and then each hour, until stopped; several processes may do so at once. */
export function startSweeping(ctxOfNow: () => Ctx): () => void {
  const tick = () => {
    const ctx = ctxOfNow();
    const works = [
      sweep(ctx.db, ctx.now),
      tidyFiles(ctx),
      removeOver(ctx),
      sendAlerts(ctx),
      readUnread(ctx),
    ];
    for (const work of works) {
      work.catch((error: unknown) => ctx.log.warn({ err: error }, 'sweeping failed'));
    }
  };
  const first = setTimeout(tick, firstTickMs).unref();
  const timer = setInterval(tick, hourMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

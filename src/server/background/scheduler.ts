import type { Ctx } from '#server/context.ts';

const everyMs = 10 * 60 * 1000;

/**
 * Every ten minutes, starting now: enqueues external sources that are due and builds segments of
 * changed postings. With several processes, each task is enqueued once.
 */
export function startScheduler(ctxOfNow: () => Ctx): () => void {
  const ask = () => {
    const ctx = ctxOfNow();
    const key = String(Math.floor(ctx.now.getTime() / everyMs));
    for (const task of ['external-jobs.refresh', 'search.index-segments'] as const)
      ctx.tasks.add(ctx.db, task, {}, { key }).catch((error: unknown) => {
        ctx.log.warn({ err: error }, `${task} was skipped this time`);
      });
  };
  ask();
  const timer = setInterval(ask, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

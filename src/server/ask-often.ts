import type { Ctx } from './context.ts';

const everyMs = 10 * 60 * 1000;

/** Has somebody see which sources of jobs are due: now, and every ten minutes. Several processes may do so; one task comes of it. */
export function startAsking(ctxOfNow: () => Ctx): () => void {
  const ask = () => {
    const ctx = ctxOfNow();
    const key = String(Math.floor(ctx.now.getTime() / everyMs));
    ctx.tasks.add(ctx.db, 'source.refresh', {}, { key }).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'sources of jobs are not asked this time');
    });
  };
  ask();
  const timer = setInterval(ask, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

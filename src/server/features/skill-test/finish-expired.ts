import type { Ctx } from '#server/context.ts';
import { gradeAttempt } from './grade-attempt.ts';
import { updateSubmitted, loadUnfinished } from './test-attempt.store.ts';

const mostAtOnce = 100;
/** A student's own page submits first; this is for those who left. */
const graceMs = 5_000;

/** Submits tests whose time is over, and grades what could not be graded before. */
export async function finishExpired(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - graceMs);
  for (const attempt of await loadUnfinished(ctx, before, mostAtOnce)) {
    try {
      const closed = await updateSubmitted(ctx, attempt);
      if (closed) await gradeAttempt(ctx, closed);
    } catch (error) {
      // The others don't wait for one that can't be finished.
      ctx.log.error({ err: error, attemptId: attempt.id }, 'a skill test was not finished');
    }
  }
}

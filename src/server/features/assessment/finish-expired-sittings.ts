import type { Ctx } from '#server/context.ts';
import { finishSitting } from './finish-sitting.ts';
import { loadUnfinished } from './sitting.store.ts';

const maxAtOnce = 100;
/** A student's own page submits first; this is for those who left. */
const graceMs = 5_000;

/** Submits sittings whose time is over, and grades what could not be graded before. */
export async function finishExpiredSittings(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - graceMs);
  for (const sitting of await loadUnfinished(ctx, before, maxAtOnce)) {
    try {
      await finishSitting(ctx, sitting);
    } catch (error) {
      // The others don't wait for one that can't be finished.
      ctx.log.error({ err: error, sittingId: sitting.id }, 'an assessment was not finished');
    }
  }
}

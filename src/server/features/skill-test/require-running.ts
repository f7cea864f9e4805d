import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { AttemptRow } from './test-attempt.store.ts';

/** The attempt, if it still takes answers. */
export function requireRunning(ctx: Ctx, attempt: AttemptRow | undefined): AttemptRow {
  if (!attempt) throw new AppError('NOT_FOUND');
  if (attempt.submittedAt || attempt.endsAt <= ctx.now) throw new AppError('TEST_OVER');
  return attempt;
}

import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { runningTestOf } from './running-test-of.ts';
import { loadAnswers } from './test-answer.store.ts';
import { findOpen } from './test-attempt.store.ts';

/** The student's running test. One whose time is over is named, for the page to submit it. */
export async function findRunning(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const attempt = await findOpen(ctx, scope);
  if (!attempt) return { test: null, expiredId: null };
  if (attempt.endsAt <= ctx.now) return { test: null, expiredId: attempt.id };
  return { test: runningTestOf(ctx, attempt, await loadAnswers(ctx, attempt)), expiredId: null };
}

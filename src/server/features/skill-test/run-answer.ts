import type { RunOutcome } from '#contract/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { runMade } from './run-made.ts';
import { questionsOf, requireRunning } from './running-test.ts';
import { findAnswer } from './test-answer.store.ts';
import { findAttempt } from './test-attempt.store.ts';

/** Runs an answer with the cases that are shown, or shows what a query finds. */
export async function runAnswer(
  ctx: Ctx,
  { attemptId, place, answer }: { attemptId: string; place: number; answer: string },
): Promise<RunOutcome> {
  const scope = requireStudent(ctx);
  const attempt = requireRunning(ctx, await findAttempt(ctx, scope, attemptId));
  const given = await findAnswer(ctx, attempt, place);
  const made = given && questionsOf(attempt, [given])[0]?.made;
  return runMade(ctx, scope, made, answer);
}

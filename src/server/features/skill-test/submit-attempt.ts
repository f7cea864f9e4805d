import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { gradeAttempt } from './grading.ts';
import { reviewOf } from './reviews.ts';
import { updateSubmitted, findAttempt } from './test-attempt.store.ts';

/** Ends the test and grades it. The result stays the same however often it is submitted. */
export async function submitAttempt(ctx: Ctx, { attemptId }: { attemptId: string }) {
  const scope = requireStudent(ctx);
  const closed = orNotFound(await updateSubmitted(ctx, { userId: scope.studentId, id: attemptId }));
  await gradeAttempt(ctx, closed);
  const attempt = orNotFound(await findAttempt(ctx, scope, attemptId));
  return reviewOf(ctx, attempt);
}

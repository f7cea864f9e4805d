import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { gradeAttempt } from './grade-attempt.ts';
import { reviewOf } from './review-of.ts';
import { updateSubmitted, findAttempt } from './test-attempt.store.ts';

/** Ends the test and grades it. The result stays the same however often it is submitted. */
export async function submitAttempt(ctx: Ctx, { attemptId }: { attemptId: string }) {
  const scope = requireStudent(ctx);
  const closed = await updateSubmitted(ctx, { userId: scope.studentId, id: attemptId });
  if (!closed) throw new AppError('NOT_FOUND');
  await gradeAttempt(ctx, closed);
  const attempt = await findAttempt(ctx, scope, attemptId);
  if (!attempt) throw new AppError('NOT_FOUND');
  return reviewOf(ctx, attempt);
}

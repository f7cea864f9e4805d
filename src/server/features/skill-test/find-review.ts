import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { reviewOf } from './review-of.ts';
import { findAttempt } from './test-attempt.store.ts';

export async function findReview(ctx: Ctx, { attemptId }: { attemptId: string }) {
  const attempt = await findAttempt(ctx, requireStudent(ctx), attemptId);
  if (!attempt?.submittedAt) throw new AppError('NOT_FOUND');
  return reviewOf(ctx, attempt);
}

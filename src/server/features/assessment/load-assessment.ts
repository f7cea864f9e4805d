import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findAssessment } from './assessment.store.ts';

/** An assessment with its answer keys, for those who write it. */
export async function loadAssessment(ctx: Ctx, { assessmentId }: { assessmentId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const found = await findAssessment(ctx, scope, assessmentId);
  if (!found) throw new AppError('NOT_FOUND');
  const { archivedAt, createdAt: _, title: __, ...shown } = found;
  return { ...shown, isArchived: archivedAt !== null };
}

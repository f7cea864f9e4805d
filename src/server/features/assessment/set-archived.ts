import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { lockAssessment, updateAssessment } from './assessment.store.ts';

/** Stops or resumes invitations to an assessment. Running sittings continue. */
export async function setArchived(
  ctx: Ctx,
  { assessmentId, isArchived }: { assessmentId: string; isArchived: boolean },
) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockAssessment(tx, scope, assessmentId))) throw new AppError('NOT_FOUND');
    await updateAssessment(tx, scope, assessmentId, { archivedAt: isArchived ? tx.now : null });
    return { id: assessmentId };
  });
}

import { v7 as uuid } from 'uuid';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { mailAssessment } from './mail-assessment.ts';
import { findStudent, lockInvited, updateSitting } from './own-sitting.store.ts';

/**
 * Notifies a candidate of an assessment, once; an invitation that was undone is never mentioned.
 */
export async function notifyAssessment(
  ctx: Ctx,
  { companyId, sittingId }: { companyId: string; sittingId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockInvited(tx, { companyId, id: sittingId });
    if (!found || found.sitting.notifiedAt !== null) return;
    const { sitting, postingId, postingTitle, companyName, content, status } = found;
    await updateSitting(tx, sitting, { notifiedAt: tx.now });
    // An applicant who has withdrawn needs no invitation.
    if (!isOpenStatus(status)) return;
    const { applicationId, studentId } = sitting;
    const data = {
      kind: 'assessment.invited' as const,
      sittingId,
      applicationId,
      postingId,
      postingTitle,
      companyName,
    };
    await notifyUsers(tx, [{ id: uuid(), userId: studentId, data }]);
    const student = await findStudent(tx, studentId);
    if (student)
      await mailAssessment(tx, { sitting, content, postingTitle, companyName, ...student });
  });
}

import { v7 as uuid } from 'uuid';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { notifyCompany } from '#server/features/notification/notify-company.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import {
  deleteInvitation,
  findStillFindable,
  lockInvitation,
  updateInvitation,
} from './invitation.store.ts';
import { mailInvitation } from './mail-invitation.ts';

/**
 * Notifies the student of an invitation, or the company of a declined one. What was undone meanwhile
 * is never mentioned, and each is notified once, however often this runs.
 */
export async function notifyInvitation(
  ctx: Ctx,
  { invitationId }: { invitationId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await lockInvitation(tx, invitationId);
    if (found === undefined) return;
    const { invitation, postingTitle, companyName, studentName, studentEmail } = found;
    const { postingId, companyId, studentId, state, notifiedAt, answerNotifiedAt } = invitation;
    const about = { invitationId, postingId, postingTitle };
    if (state === 'declined') {
      if (answerNotifiedAt !== null) return;
      await updateInvitation(tx, invitationId, { answerNotifiedAt: tx.now });
      await notifyCompany(tx, companyId, { kind: 'invitation.declined', ...about, studentName });
      return;
    }
    if (notifiedAt !== null) return;
    // The student may have withdrawn consent after they were invited.
    if (!(await findStillFindable(tx, { studentId, companyId })))
      return deleteInvitation(tx, invitationId);
    await updateInvitation(tx, invitationId, { notifiedAt: tx.now });
    // Somebody who applied meanwhile needs no invitation.
    if (state !== 'sent') return;
    const data = { kind: 'invitation.received' as const, ...about, companyName };
    await notifyUsers(tx, [{ id: uuid(), userId: studentId, data }]);
    await mailInvitation(tx, { invitation, postingTitle, companyName, email: studentEmail });
    await notifyHome(tx, studentId);
  });
}

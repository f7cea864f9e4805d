import { graceMs } from '#domain/application/bulk-move.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockOwn, updateInvitation } from './invitation.store.ts';
import { notifyLater } from './notify-later.ts';

type Input = { invitationId: string; isDeclined: boolean };

/** Declines an invitation, or takes that back before the company is notified. */
export async function setDeclined(ctx: Ctx, { invitationId, isDeclined }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const invitation = orNotFound(await lockOwn(tx, scope, invitationId));
    const { state, expiresAt, answeredAt, answerNotifiedAt } = invitation;
    const id = invitationId;
    if ((state === 'declined') === isDeclined && state !== 'applied') return { id };
    if (isDeclined) {
      if (state !== 'sent' || expiresAt <= ctx.now) throw new AppError('INVITATION_OVER');
      await updateInvitation(tx, id, { state: 'declined', answeredAt: ctx.now });
      await notifyLater(tx, id);
    } else {
      if (state === 'applied') throw new AppError('INVITATION_OVER');
      const isLate = answeredAt === null || ctx.now.getTime() - answeredAt.getTime() > graceMs;
      if (isLate || answerNotifiedAt !== null) throw new AppError('UNDO_TOO_LATE');
      await updateInvitation(tx, id, { state: 'sent', answeredAt: null });
    }
    await notifyHome(tx, scope.studentId);
    return { id };
  });
}

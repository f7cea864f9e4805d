import { graceMs } from '#domain/application/bulk-move.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { deleteSent, lockSent } from './invitation.store.ts';

/** Takes an invitation back before the student is notified; it leaves no trace. */
export async function undoInvitation(ctx: Ctx, { invitationId }: { invitationId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    const sent = orNotFound(await lockSent(tx, scope, invitationId));
    const isLate = ctx.now.getTime() - sent.createdAt.getTime() > graceMs;
    if (isLate || sent.notifiedAt !== null) throw new AppError('UNDO_TOO_LATE');
    await deleteSent(tx, scope, invitationId);
    return { id: invitationId };
  });
}

import { invitationStatusOf } from '#domain/invitation/invitation.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { isOpen } from '#domain/posting/is-open.ts';
import { isTooLateToUndo } from '#domain/undo.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { loadScores } from '#server/features/match/own-match.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import {
  countOwn,
  findAcceptedBy,
  lockOpenOf,
  lockOwn,
  pageOwn,
  updateInvitation,
} from './invitation.store.ts';
import { notifyLater } from './sent-invitations.ts';

/** The student's invitations, newest first, each with the match that the student sees. */
export async function listOwnInvitations(
  ctx: Ctx,
  input: Paging & { isOpen?: boolean | undefined },
) {
  const scope = requireStudent(ctx);
  const { items, ...page } = await pageOwn(ctx, scope, input);
  const scores = await loadScores(
    ctx,
    items.map(({ postingId }) => postingId),
  );
  return {
    ...page,
    items: items.map(
      ({ companyStatus, postingState: state, isComplete, deadline, createdAt, ...row }) => {
        const { answeredAt, answerNotifiedAt, ...shown } = row;
        const posting = {
          state,
          isComplete,
          deadline,
          companyApproved: companyStatus === 'approved',
        };
        const isLate = answeredAt === null || isTooLateToUndo(answeredAt, ctx.now);
        return {
          id: shown.id,
          postingId: shown.postingId,
          postingTitle: shown.postingTitle,
          companyName: shown.companyName,
          location: shown.location,
          expiresAt: shown.expiresAt,
          invitedAt: createdAt,
          standing: invitationStatusOf(row, {
            now: ctx.now,
            isPostingOpen: isOpen(posting, ctx.now),
          }),
          score: scores.get(row.postingId)?.score ?? null,
          mayUndo: row.state === 'declined' && answerNotifiedAt === null && !isLate,
        };
      },
    ),
    total: cappedTotal(await countOwn(ctx, scope, input)),
  };
}

/** The invitation that led to an application, if one did. */
export async function findAccepted(ctx: Ctx, applicationId: string) {
  return (await findAcceptedBy(ctx, requireMember(ctx), applicationId)) ?? null;
}

/** Accepts the student's invitation to this posting, if there is one, because they apply. */
export async function markApplied(tx: Ctx, postingId: string): Promise<string | null> {
  const scope = requireStudent(tx);
  const invitation = await lockOpenOf(tx, scope, postingId);
  if (invitation === undefined) return null;
  await updateInvitation(tx, invitation.id, { state: 'applied', answeredAt: tx.now });
  // One that the student was not notified of is not why they applied.
  return invitation.notifiedAt === null ? null : invitation.id;
}

type Input = { invitationId: string; isDeclined: boolean };

/** Declines an invitation, or undoes that before the company is notified. */
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
      const isLate = answeredAt === null || isTooLateToUndo(answeredAt, ctx.now);
      if (isLate || answerNotifiedAt !== null) throw new AppError('UNDO_TOO_LATE');
      await updateInvitation(tx, id, { state: 'sent', answeredAt: null });
    }
    await notifyHome(tx, scope.studentId);
    return { id };
  });
}

import { graceMs } from '#domain/application/bulk-move.ts';
import { mayUndoInterview } from '#domain/interview/may-change-interview.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { undoMoveOfInterview } from '#server/features/application/move-to-interview.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { inBooking } from './availability.ts';
import { findMove, loadMoves, lockMove, updateMove } from './interview-moves.store.ts';
import { notifyViewers } from './interview-notices.ts';
import {
  deleteInterview,
  lockApplication,
  lockPeople,
  loadMemberIds,
  updateInterview,
  updateMembers,
} from './interview.store.ts';

/**
 * Takes back the last change of an interview before the others are notified, with the move of its
 * application. An interview that was just created is gone.
 */
export async function undoMove(ctx: Ctx, { moveId }: { moveId: string }) {
  const member = ctx.actor.kind === 'student' ? null : requireMember(ctx);
  const actorId = member ? member.userId : requireStudent(ctx).studentId;
  return inBooking(ctx, async (tx) => {
    const known = orNotFound(await findMove(tx, moveId));
    if (member) await lockApplication(tx, member, known.applicationId);
    const found = orNotFound(await lockMove(tx, moveId));
    const { interview, move } = found;
    const [last] = await loadMoves(tx, interview);
    const isTold = move.notifiedAt !== null;
    const change = { ...move, isTold, isLast: last?.id === moveId };
    allow(mayUndoInterview(change, { actorId, now: tx.now, graceMs }));
    await notifyViewers(tx, interview);
    const { fromStatus, fromStartsAt, fromEndsAt, fromProposalId, fromDetails } = move;
    if (fromStatus === null) {
      if (member === null) throw new AppError('NOT_FOUND');
      await deleteInterview(tx, interview);
      await undoMoveOfInterview(tx, member, moveId);
      return { id: interview.id };
    }
    const { memberIds, ...details } = fromDetails ?? {
      memberIds: await loadMemberIds(tx, interview),
    };
    await lockPeople(tx, [...memberIds, interview.studentId]);
    await updateMembers(tx, interview, []);
    await updateInterview(tx, interview, {
      ...details,
      status: fromStatus,
      startsAt: fromStartsAt,
      endsAt: fromEndsAt,
      proposalId: fromProposalId,
      cancellationReason: null,
    });
    await updateMembers(tx, interview, memberIds);
    await updateMove(tx, move, { undoneAt: tx.now });
    if (member) await undoMoveOfInterview(tx, member, moveId);
    return { id: interview.id };
  });
}

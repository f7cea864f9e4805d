import { v7 as uuid } from 'uuid';
import type { InterviewAct, InterviewDetails } from '#domain/interview/interview.ts';
import { mayUndoInterview } from '#domain/interview/may-change-interview.ts';
import { notifyAfterUndo } from '#domain/undo.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { undoInterviewers } from '#server/features/application/assignment.ts';
import { undoMoveOfInterview } from '#server/features/application/moves.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { inBooking } from './availability.ts';
import { findMove, insertMove, loadMoves, lockMove, updateMove } from './interview-moves.store.ts';
import { notifyViewers } from './interview-notices.ts';
import {
  deleteInterview,
  type InterviewRow,
  loadMemberIds,
  lockApplication,
  lockPeople,
  updateInterview,
  updateMembers,
} from './interview.store.ts';

type Change = {
  act: InterviewAct;
  set: Partial<InterviewRow>;
  note?: string | null;
  /** The details before, if the change can be undone together with them. */
  before?: InterviewDetails;
  moveId?: string;
};

/**
 * Changes a locked interview, keeps the change in its history, and notifies the others once it can
 * no longer be undone. An internal change, such as an outcome, notifies nobody.
 */
export async function recordMove(tx: Ctx, interview: InterviewRow, change: Change) {
  const { act, set, note, before, moveId = uuid() } = change;
  const { actor } = tx;
  const { companyId, id } = interview;
  await updateInterview(tx, interview, set);
  await insertMove(tx, {
    companyId,
    id: moveId,
    interviewId: id,
    act,
    fromStatus: interview.status,
    toStatus: set.status ?? interview.status,
    fromStartsAt: interview.startsAt,
    fromEndsAt: interview.endsAt,
    toStartsAt: set.startsAt === undefined ? interview.startsAt : set.startsAt,
    fromProposalId: interview.proposalId,
    fromDetails: before ?? null,
    actorId: actor.kind === 'student' || actor.kind === 'member' ? actor.userId : null,
    actorKind: actor.kind === 'student' || actor.kind === 'member' ? actor.kind : 'system',
    note: note || null,
    createdAt: tx.now,
  });
  if (act !== 'completed' && act !== 'no_show') await notifyLater(tx, moveId);
  await notifyViewers(tx, interview);
  return { id, version: interview.version + 1, moveId };
}

export async function notifyLater(tx: Ctx, moveId: string): Promise<void> {
  const startAfter = notifyAfterUndo(tx.now);
  await tx.tasks.add(tx.db, 'interview.notify', { moveId }, { key: moveId, startAfter });
}

/**
 * Undoes the last change of an interview before the others are notified, with the move of its
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
    const isNotified = move.notifiedAt !== null;
    const change = { ...move, isNotified, isLast: last?.id === moveId };
    allow(mayUndoInterview(change, { actorId, now: tx.now }));
    await notifyViewers(tx, interview);
    const { fromStatus, fromStartsAt, fromEndsAt, fromProposalId, fromDetails } = move;
    const { applicationId } = interview;
    // Only new interviews and changed details bring interviewers in.
    if (member && (fromStatus === null || fromDetails !== null))
      await undoInterviewers(tx, member, { applicationId, at: move.createdAt });
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

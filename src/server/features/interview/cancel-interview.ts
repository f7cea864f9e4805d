import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { moveBackFromInterview } from '#server/features/application/moves.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { recordMove } from './interview-changes.ts';
import { loadArranged } from './interview-lists.ts';
import { findInterviewed } from './interview-moves.store.ts';
import { lockApplication, lockInterview } from './interview.store.ts';

type Input = {
  interviewId: string;
  version: number;
  reason: string;
  movesBack?: boolean | undefined;
};

/**
 * Calls an interview off; interviewers only their own. A company says why; a student may. Recruiters
 * may move the application back with its only interview; both are undone together.
 */
export async function cancelInterview(ctx: Ctx, input: Input) {
  const { interviewId, version, reason, movesBack = false } = input;
  const isStudent = ctx.actor.kind === 'student';
  const owner = isStudent ? requireStudent(ctx) : requireMember(ctx);
  if (!isStudent && !reason) throw new AppError('REASON_REQUIRED', { field: 'reason' });
  const mover = movesBack ? requireMember(ctx, ['owner', 'recruiter']) : null;
  return inTransaction(ctx, async (tx) => {
    const applicationId = mover && (await findInterviewed(tx, mover, interviewId));
    // Before the interview, in the order in which undoing locks them.
    if (mover && applicationId) await lockApplication(tx, mover, applicationId);
    const interview = orNotFound(await lockInterview(tx, owner, interviewId));
    if (interview.version !== version) throw new AppError('INTERVIEW_CHANGED');
    const by = isStudent ? 'student' : 'member';
    allow(mayChangeInterview(interview, 'cancelled', by, tx.now));
    const changed = await recordMove(tx, interview, {
      act: 'cancelled',
      set: { status: 'cancelled', cancellationReason: reason || null },
      note: reason,
    });
    const isArranged = mover && (await loadArranged(tx, mover, [interview.applicationId])).size > 0;
    if (mover && !isArranged)
      await moveBackFromInterview(tx, mover, {
        applicationId: interview.applicationId,
        batchId: changed.moveId,
      });
    return changed;
  });
}

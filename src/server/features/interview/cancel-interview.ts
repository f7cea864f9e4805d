import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import { lockInterview } from './interview.store.ts';
import { recordMove } from './record-move.ts';

type Input = { interviewId: string; version: number; reason: string };

/** Calls an interview off; interviewers only their own. A company says why; a student may. */
export async function cancelInterview(ctx: Ctx, { interviewId, version, reason }: Input) {
  const isStudent = ctx.actor.kind === 'student';
  const owner = isStudent ? requireStudent(ctx) : requireMember(ctx);
  if (!isStudent && !reason) throw new AppError('REASON_REQUIRED', { field: 'reason' });
  return inTransaction(ctx, async (tx) => {
    const interview = await lockInterview(tx, owner, interviewId);
    if (interview === undefined) throw new AppError('NOT_FOUND');
    if (interview.version !== version) throw new AppError('INTERVIEW_CHANGED');
    const by = isStudent ? 'student' : 'member';
    allow(mayChangeInterview(interview, 'cancelled', by, tx.now));
    return recordMove(tx, interview, {
      act: 'cancelled',
      set: { status: 'cancelled', cancellationReason: reason || null },
      note: reason,
    });
  });
}

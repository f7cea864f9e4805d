import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { recordMove } from './interview-changes.ts';
import { lockInterview } from './interview.store.ts';

type Input = { interviewId: string; version: number; note: string };

/** A student asks for other times. A booked time is given up. */
export async function requestTimes(ctx: Ctx, { interviewId, version, note }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const interview = orNotFound(await lockInterview(tx, scope, interviewId));
    if (interview.version !== version) throw new AppError('INTERVIEW_CHANGED');
    allow(mayChangeInterview(interview, 'times_requested', 'student', tx.now));
    return recordMove(tx, interview, {
      act: 'times_requested',
      set: {
        status: 'needs_times',
        startsAt: null,
        endsAt: null,
        proposalId: null,
        reminded: null,
      },
      note,
    });
  });
}

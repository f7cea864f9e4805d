import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { inBooking } from './availability.ts';
import { recordMove } from './interview-changes.ts';
import {
  countSuspended,
  findBusy,
  findOpenSlot,
  loadMemberIds,
  lockInterview,
  lockPeople,
} from './interview.store.ts';

/**
 * A student chooses one of the proposed times. Of several who were offered the same time with the
 * same interviewer, one gets it.
 */
export async function bookSlot(
  ctx: Ctx,
  { interviewId, slotId }: { interviewId: string; slotId: string },
) {
  const scope = requireStudent(ctx);
  return inBooking(ctx, async (tx) => {
    const interview = orNotFound(await lockInterview(tx, scope, interviewId));
    allow(mayChangeInterview(interview, 'chosen', 'student', tx.now));
    if (await countSuspended(tx, interview)) throw new AppError('COMPANY_AWAY');
    const slot = await findOpenSlot(tx, interview, slotId);
    if (slot === undefined) throw new AppError('INTERVIEW_CHANGED');
    if (slot.startsAt <= tx.now) throw new AppError('SLOT_TAKEN');
    const memberIds = await loadMemberIds(tx, interview);
    const who = { memberIds, studentId: scope.studentId, exceptId: interview.id };
    await lockPeople(tx, [...memberIds, scope.studentId]);
    const busy = await findBusy(tx, who, slot);
    if (busy !== null) throw new AppError(busy === 'student' ? 'CANDIDATE_BUSY' : 'SLOT_TAKEN');
    const { startsAt, endsAt } = slot;
    return recordMove(tx, interview, {
      act: 'chosen',
      set: { status: 'scheduled', startsAt, endsAt },
    });
  });
}

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
      },
      note,
    });
  });
}

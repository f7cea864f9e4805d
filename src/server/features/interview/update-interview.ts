import { v7 as uuid } from 'uuid';
import type { InterviewForm } from '#contract/interview.ts';
import { findFormProblems, keepsTimes, readTimes } from '#domain/interview/interview-fields.ts';
import { mayChangeInterview } from '#domain/interview/may-change-interview.ts';
import type { Period } from '#domain/interview/period.ts';
import { allow, AppError, fieldError, orNotFound, refuseProblems } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { addInterviewers } from '#server/features/application/assignment.ts';
import { requireMember } from '#server/scopes.ts';
import { inBooking, requireFree } from './availability.ts';
import { recordMove } from './interview-changes.ts';
import {
  insertSlots,
  type InterviewRow,
  loadMemberIds,
  loadTeam,
  lockInterview,
  updateMembers,
} from './interview.store.ts';

type Input = InterviewForm & { interviewId: string; version: number };

/** Changes what a company arranged: details, interviewers, and with new times also when it is. */
export async function updateInterview(ctx: Ctx, input: Input) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  refuseProblems(findFormProblems(input, { ...input, now: ctx.now, keepsTimes: true }));
  const { isFixed, title, type, minutes, platform, place, timeZone } = input;
  const memberIds = [...new Set(input.memberIds)];
  return inBooking(ctx, async (tx) => {
    const { companyId } = scope;
    const interview = orNotFound(await lockInterview(tx, scope, input.interviewId));
    if (interview.version !== input.version) throw new AppError('INTERVIEW_CHANGED');
    const team = await loadTeam(tx, scope, memberIds);
    if (team.length < memberIds.length) throw new AppError('NOT_FOUND');
    const act = actOf(input, interview);
    allow(mayChangeInterview(interview, act ?? 'booked', 'member', tx.now));
    const times = act === null ? [] : timesOf(input, tx.now);
    const unchanged = act === null ? unchangedPeriod(interview, minutes, tx.now) : null;
    const who = { memberIds, studentId: interview.studentId, exceptId: interview.id };
    await requireFree(tx, who, unchanged ? [unchanged] : times);
    const before = { ...interview, memberIds: await loadMemberIds(tx, interview) };
    // First without interviewers, who might be busy at one of the two times.
    await updateMembers(tx, interview, []);
    const moveId = uuid();
    const [first] = times;
    const booked = isFixed && first ? first : { startsAt: null, endsAt: null };
    const changed = await recordMove(tx, interview, {
      act: act ?? 'updated',
      moveId,
      before: detailsOf(before),
      set: {
        title,
        type,
        minutes,
        platform,
        place,
        timeZone,
        ...(act === null
          ? unchanged
          : {
              ...booked,
              status: isFixed ? 'scheduled' : 'proposed',
              proposalId: isFixed ? null : moveId,
            }),
      },
    });
    await updateMembers(tx, interview, memberIds);
    if (act === 'proposed') {
      const keys = { companyId, interviewId: interview.id, moveId };
      await insertSlots(
        tx,
        times.map((time) => ({ ...time, ...keys, id: uuid() })),
      );
    }
    const own = team.flatMap((each) => (each.role === 'interviewer' ? [each.id] : []));
    await addInterviewers(tx, scope, interview.applicationId, own);
    return changed;
  });
}

/** New times propose or book; without any, only details change, if the time fits them still. */
function actOf({ times, isFixed, minutes }: Input, interview: InterviewRow) {
  if (times.length > 0) return isFixed ? ('booked' as const) : ('proposed' as const);
  // Proposed times are as long as they were when they were proposed.
  const isLonger = interview.status !== 'scheduled' && minutes !== interview.minutes;
  if (isLonger || !keepsTimes(interview.status))
    throw fieldError('times', 'INTERVIEW_TIMES_REQUIRED');
  return null;
}

function timesOf({ times, timeZone, minutes, isFixed }: Input, now: Date): Period[] {
  const read = readTimes(times, { timeZone, minutes, isFixed, now });
  if (!read.ok) throw fieldError('times', read.refusal);
  return read.times;
}

/** The time that stays, with its new length. */
function unchangedPeriod({ startsAt, status }: InterviewRow, minutes: number, now: Date) {
  if (startsAt === null || status !== 'scheduled') return null;
  if (startsAt <= now) throw new AppError('INTERVIEW_NOT_ALLOWED');
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

function detailsOf(before: InterviewRow & { memberIds: string[] }) {
  const { title, type, minutes, platform, place, timeZone, outcome, memberIds } = before;
  return { title, type, minutes, platform, place, timeZone, outcome, memberIds };
}

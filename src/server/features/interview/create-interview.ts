import { v7 as uuid } from 'uuid';
import type { InterviewForm } from '#contract/interview.ts';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { findFormProblems, readTimes } from '#domain/interview/interview-fields.ts';
import { maxRounds } from '#domain/interview/interview.ts';
import { AppError, fieldError, orNotFound, refuseProblems } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { addInterviewers } from '#server/features/application/assignment.ts';
import { moveToInterview } from '#server/features/application/moves.ts';
import { requireMember } from '#server/scopes.ts';
import { inBooking, requireFree } from './availability.ts';
import { notifyLater } from './interview-changes.ts';
import { insertMove } from './interview-moves.store.ts';
import { notifyViewers } from './interview-notices.ts';
import {
  countRounds,
  insertInterview,
  insertSlots,
  loadTeam,
  lockApplication,
  updateMembers,
} from './interview.store.ts';

/**
 * Proposes times to a candidate, or books one. The first interview moves the application to
 * 'Interview Scheduled'. The student is notified of both once that can no longer be undone.
 */
export async function createInterview(ctx: Ctx, input: InterviewForm & { applicationId: string }) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  refuseProblems(findFormProblems(input, { ...input, now: ctx.now }));
  const { applicationId, isFixed, title, type, minutes, platform, place, timeZone } = input;
  const read = readTimes(input.times, { timeZone, minutes, isFixed, now: ctx.now });
  if (!read.ok) throw fieldError('times', read.refusal);
  const [first] = read.times;
  const memberIds = [...new Set(input.memberIds)];
  return inBooking(ctx, async (tx) => {
    const application = orNotFound(await lockApplication(tx, scope, applicationId));
    if (!isOpenStatus(application.status)) throw new AppError('APPLICATION_CLOSED');
    const team = await loadTeam(tx, scope, memberIds);
    if (team.length < memberIds.length) throw new AppError('NOT_FOUND');
    const { companyId } = scope;
    const [id, moveId] = [uuid(), uuid()];
    const { studentId } = application;
    await requireFree(tx, { memberIds, studentId, exceptId: id }, read.times);
    const rounds = await countRounds(tx, scope, applicationId);
    if (rounds >= maxRounds) throw new AppError('TOO_MANY_KEPT');
    const status = isFixed ? ('scheduled' as const) : ('proposed' as const);
    const booked = isFixed && first ? first : { startsAt: null, endsAt: null };
    const details = { title, type, minutes, platform, place, timeZone };
    const interview = await insertInterview(tx, {
      ...details,
      ...booked,
      companyId,
      id,
      applicationId,
      studentId,
      status,
      round: rounds + 1,
      proposalId: isFixed ? null : moveId,
      createdBy: scope.userId,
      createdAt: tx.now,
    });
    await updateMembers(tx, interview, memberIds);
    if (!isFixed)
      await insertSlots(
        tx,
        read.times.map((time) => ({ ...time, companyId, id: uuid(), interviewId: id, moveId })),
      );
    await insertMove(tx, {
      companyId,
      id: moveId,
      interviewId: id,
      act: isFixed ? 'booked' : 'proposed',
      toStatus: status,
      toStartsAt: interview.startsAt,
      actorId: scope.userId,
      actorKind: 'member',
      createdAt: tx.now,
    });
    await moveToInterview(tx, scope, { applicationId, batchId: moveId });
    const own = team.flatMap((each) => (each.role === 'interviewer' ? [each.id] : []));
    await addInterviewers(tx, scope, applicationId, own);
    await notifyLater(tx, moveId);
    await notifyViewers(tx, interview);
    return { id, version: interview.version, moveId };
  });
}

import { isTimeZone, wallClockOf } from '#domain/event/instant-of.ts';
import { suggestTimes } from '#domain/interview/suggest-times.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadBusy } from '#server/features/coach/load-busy.ts';
import { requireMember } from '#server/scopes.ts';
import { findApplication, loadAppointments, loadTeam } from './interview.store.ts';
import { findHours } from './load-availability.ts';

const daysAhead = 14;
const count = 6;

type Input = { applicationId: string; memberIds: string[]; minutes: number; timeZone: string };

/**
 * Times at which interviewers and candidate are free, within the interviewers' hours. What else the
 * candidate has on is only left out, not told.
 */
export async function suggestInterviewTimes(ctx: Ctx, input: Input): Promise<{ times: string[] }> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { applicationId, minutes, timeZone } = input;
  if (!isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  const application = await findApplication(ctx, scope, applicationId);
  const memberIds = [...new Set(input.memberIds)];
  const team = await loadTeam(ctx, scope, memberIds);
  if (application === undefined || team.length < memberIds.length) throw new AppError('NOT_FOUND');
  const { studentId, candidateZone } = application;
  const interviewers = await Promise.all(
    memberIds.map(async (userId) => ({
      // Colleagues who never chose a zone most likely share the one in which times are asked for.
      ...(await findHours(ctx, { companyId: scope.companyId, userId }, timeZone)),
      interviews: await loadAppointments(ctx, { memberId: userId }),
      busy: await loadBusy(ctx, userId),
    })),
  );
  const found = suggestTimes({
    interviewers,
    studentBusy: [
      ...(await loadAppointments(ctx, { studentId })),
      ...(await loadBusy(ctx, studentId)),
    ],
    studentZone: candidateZone ?? timeZone,
    minutes,
    now: ctx.now,
    days: daysAhead,
    count,
  });
  return { times: found.map(({ startsAt }) => wallClockOf(startsAt, timeZone)) };
}

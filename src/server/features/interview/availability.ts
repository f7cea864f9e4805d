import { instantOf, wallClockOf } from '#domain/event/instant-of.ts';
import {
  type Availability,
  mayHaveAvailability,
  usualAvailability,
  type Window,
} from '#domain/interview/availability.ts';
import { countOthers } from '#domain/interview/offered-times.ts';
import type { Period } from '#domain/interview/period.ts';
import { suggestTimes } from '#domain/interview/suggest-times.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadBusy } from '#server/features/coach/slots.ts';
import { findTimeZone } from '#server/features/setting/time-zones.ts';
import { requireMember } from '#server/scopes.ts';
import {
  findAvailability,
  loadDeclined,
  loadOffered,
  upsertAvailability,
} from './interview-slots.store.ts';
import {
  findApplication,
  findBusy,
  loadAppointments,
  loadTeam,
  lockPeople,
} from './interview.store.ts';

type Member = { companyId: string; userId: string };

/**
 * When this member can interview. Before it was set: office hours in the time zone that the member
 * chose, or in `usualZone`.
 */
async function findHours(ctx: Ctx, member: Member, usualZone: string) {
  const row = await findAvailability(ctx, member);
  if (row) {
    const { timeZone, windows, bufferMinutes, mostPerWeek, version } = row;
    return { timeZone, windows, bufferMinutes, mostPerWeek, version };
  }
  const usual = usualAvailability((await findTimeZone(ctx, member.userId)) ?? usualZone);
  return { ...usual, windows: [...usual.windows], version: 0 };
}

export async function loadAvailability(ctx: Ctx) {
  return findHours(ctx, requireMember(ctx), 'UTC');
}

type SaveAvailabilityInput = Omit<Availability, 'windows'> & { windows: Window[]; version: number };

/** Sets when the member can interview. Suggested times respect it; booked ones stay. */
export async function saveAvailability(ctx: Ctx, input: SaveAvailabilityInput) {
  const { companyId, userId } = requireMember(ctx);
  allow(mayHaveAvailability(input));
  if (!(await upsertAvailability(ctx, { ...input, companyId, userId })))
    throw new AppError('AVAILABILITY_CHANGED');
  return { version: input.version + 1 };
}

type Who = { memberIds: readonly string[]; studentId: string; exceptId: string };

/**
 * Refuses a period in which one of these people has another interview, until the transaction ends.
 * Says which period, unless it is the candidate who is busy.
 */
export async function requireFree(tx: Ctx, who: Who, periods: readonly Period[]): Promise<void> {
  await lockPeople(tx, [...who.memberIds, who.studentId]);
  for (const period of periods) {
    const busy = await findBusy(tx, who, period);
    if (busy === 'student') throw new AppError('CANDIDATE_BUSY');
    if (busy === 'member') throw new AppError('INTERVIEWER_BUSY', { startsAt: period.startsAt });
  }
}

/** Runs a transaction that books; the database refuses what overlaps in spite of all checks. */
export async function inBooking<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    if (isExclusion(error)) throw new AppError('SLOT_TAKEN');
    throw error;
  }
}

function isExclusion(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === '23P01') return true;
  return false;
}

const daysAhead = 14;
const count = 6;

type SuggestInterviewTimesInput = {
  applicationId: string;
  memberIds: string[];
  minutes: number;
  timeZone: string;
};

/**
 * Times at which interviewers and candidate are free, within the interviewers' hours, without those
 * that the candidate turned down before. The candidate's other appointments are left out without
 * saying why. Times that other candidates can choose come last.
 */
export async function suggestInterviewTimes(
  ctx: Ctx,
  input: SuggestInterviewTimesInput,
): Promise<{ times: string[] }> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { applicationId, minutes, timeZone } = input;
  if (!isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  const application = await findApplication(ctx, scope, applicationId);
  const memberIds = [...new Set(input.memberIds)];
  const team = await loadTeam(ctx, scope, memberIds);
  if (application === undefined || team.length < memberIds.length) throw new AppError('NOT_FOUND');
  const { studentId, candidateZone } = application;
  const offered = (await loadOffered(ctx, scope, memberIds)).filter(
    (each) => each.studentId !== studentId,
  );
  const interviewers = await Promise.all(
    memberIds.map(async (userId) => ({
      // Colleagues who never chose a zone most likely share the one in which times are asked for.
      ...(await findHours(ctx, { companyId: scope.companyId, userId }, timeZone)),
      interviews: await loadAppointments(ctx, { memberId: userId }),
      busy: await loadBusy(ctx, userId),
      offered: offered.filter((each) => each.memberIds.includes(userId)),
    })),
  );
  const found = suggestTimes({
    interviewers,
    studentBusy: [
      ...(await loadAppointments(ctx, { studentId })),
      ...(await loadBusy(ctx, studentId)),
      ...(await loadDeclined(ctx, scope, applicationId)),
    ],
    studentZone: candidateZone ?? timeZone,
    minutes,
    now: ctx.now,
    days: daysAhead,
    count,
  });
  return { times: found.map(({ startsAt }) => wallClockOf(startsAt, timeZone)) };
}

type CountOffersInput = SuggestInterviewTimesInput & { times: string[] };

/** For each of these times, how many other candidates can choose it with these interviewers. */
export async function countOffers(
  ctx: Ctx,
  input: CountOffersInput,
): Promise<{ times: { time: string; others: number | null }[] }> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { applicationId, minutes, timeZone } = input;
  if (!isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  const { studentId } = orNotFound(await findApplication(ctx, scope, applicationId));
  const team = await loadTeam(ctx, scope, [...new Set(input.memberIds)]);
  const memberIds = team.map(({ id }) => id);
  const offered = await loadOffered(ctx, scope, memberIds);
  return {
    times: input.times.flatMap((time) => {
      const startsAt = instantOf(time, timeZone);
      if (startsAt === null) return [];
      const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
      return [{ time, others: countOthers({ startsAt, endsAt, studentId, memberIds }, offered) }];
    }),
  };
}

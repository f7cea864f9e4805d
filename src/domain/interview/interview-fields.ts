import { instantOf } from '#domain/event/instant-of.ts';
import {
  type Entered,
  findProblems,
  number,
  problemOf,
  type Problems,
  requiredChoice,
  text,
} from '#domain/fields.ts';
import type { Refusal } from '#domain/refusals.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { dayMs } from '#domain/time.ts';
import { type InterviewStatus, interviewTypes, maxTimes, platforms } from './interview.ts';
import { isOverlapping, type Period } from './period.ts';

export const interviewFields = {
  title: text({ max: 120, required: true }),
  type: requiredChoice(interviewTypes),
  minutes: number({ min: 15, max: 240, required: true, refusal: 'INTERVIEW_MINUTES' }),
  platform: requiredChoice(platforms),
  /** A meeting link, an address or a phone number. */
  place: text({ max: 300 }),
  timeZone: text({ max: 64, required: true }),
};

const link = text({ max: 300, required: true, format: 'secure-address' });
const address = text({ max: 300, required: true });

/** Video calls need a secure link, interviews on site an address; on the phone it is optional. */
export function placeProblem(platform: string, place: unknown): Refusal | null {
  if (platform === 'phone') return null;
  return problemOf(platform === 'on-site' ? address : link, place ?? '');
}

export function findInterviewProblems(entered: Entered<typeof interviewFields>) {
  const problems: Problems<typeof interviewFields> = findProblems(interviewFields, entered);
  const place = problems.place ?? placeProblem(String(entered.platform), entered.place);
  if (place) problems.place = place;
  if (!problems.timeZone && !isTimeZone(String(entered.timeZone)))
    problems.timeZone = 'TIME_ZONE_UNKNOWN';
  return problems;
}

const yearMs = 366 * dayMs;

/** When it is, and whether it is scheduled at once: then at one time only. */
type Plan = { timeZone: string; minutes: number; isFixed: boolean };

/**
 * Converts starts that are local to the zone (`2026-03-29T18:30`) to periods, soonest first. Refuses
 * none and too many, what is past or more than a year ahead, and times that overlap.
 */
export function readTimes(
  starts: readonly string[],
  { timeZone, minutes, isFixed, now }: Plan & { now: Date },
): { ok: true; times: Period[] } | { ok: false; refusal: Refusal } {
  if (starts.length === 0) return { ok: false, refusal: 'INTERVIEW_TIMES_REQUIRED' };
  if (starts.length > (isFixed ? 1 : maxTimes)) return { ok: false, refusal: 'TOO_MANY_TIMES' };
  const times: Period[] = [];
  for (const start of starts) {
    const startsAt = isTimeZone(timeZone) ? instantOf(start, timeZone) : null;
    if (startsAt === null || startsAt <= now || startsAt.getTime() > now.getTime() + yearMs)
      return { ok: false, refusal: 'SLOT_TIMES' };
    times.push({ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) });
  }
  times.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const overlaps = times.some((time, at) => {
    const next = times[at + 1];
    return next !== undefined && isOverlapping(time, next);
  });
  return overlaps ? { ok: false, refusal: 'TIMES_OVERLAP' } : { ok: true, times };
}

/** Whether a change without times leaves some; who asked for others has none to choose from. */
export const keepsTimes = (status: InterviewStatus) => status !== 'needs_times';

type Chosen = {
  times: readonly string[];
  isFixed: boolean;
  now: Date;
  /** Times may be left out: those proposed or agreed before stay. */
  keepsTimes?: boolean;
};

/** All problems of the form at once, those of its times too. */
export function findFormProblems(
  entered: Entered<typeof interviewFields>,
  { times, isFixed, now, keepsTimes: mayKeep = false }: Chosen,
) {
  const problems: Problems<typeof interviewFields> & { times?: Refusal } =
    findInterviewProblems(entered);
  if (problems.timeZone || (mayKeep && times.length === 0)) return problems;
  // A wrong length is a problem of its own: no two times overlap because of it.
  const minutes = problems.minutes ? 0 : Number(entered.minutes);
  const read = readTimes(times, { timeZone: String(entered.timeZone), minutes, isFixed, now });
  if (!read.ok) problems.times = read.refusal;
  return problems;
}

import { dayIn, instantOf, wallClockOf } from '#domain/event/instant-of.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import type { Availability, Window } from './availability.ts';
import { isOverlapping, type Period } from './period.ts';

export type Interviewer = Availability & {
  interviews: readonly Period[];
  /** Other appointments; they don't count toward the limit for the week. */
  busy: readonly Period[];
  /** What other candidates can choose at the moment. */
  offered: readonly Period[];
};

type TimeSearch = {
  interviewers: readonly Interviewer[];
  /** The student’s own appointments, and times that did not suit. */
  studentBusy: readonly Period[];
  /** Times at night in this zone come last. */
  studentZone: string;
  minutes: number;
  now: Date;
  /** How many days to look ahead. */
  days: number;
  count: number;
};

const step = 30;
/** Nobody is asked to come within this time. */
const noticeMs = 4 * hourMs;
const perDay = 2;

/**
 * Times at which all interviewers are available and everybody is free, soonest first: within each
 * one's hours in that one's own time zone, with the buffer around other interviews, and below the
 * limit for the week. At most two on one day, if there are enough days; the student's waking hours
 * come first. Times that other candidates can choose come last, and only if the others are too few.
 */
export function suggestTimes(search: TimeSearch): Period[] {
  const { interviewers, studentZone, count } = search;
  const [first, ...others] = interviewers;
  if (first === undefined) return [];
  const found = startsOf(first, search)
    .map((startsAt) => periodOf(startsAt, search.minutes))
    .filter((period) => !search.studentBusy.some((busy) => isOverlapping(busy, period)))
    .filter((period) => interviewers.every((each) => isFree(each, period)))
    .filter((period) => others.every((other) => isWithinHours(other, period)));
  const awake = found.filter((period) => isAwake(period, studentZone));
  const fitting = awake.length > 0 ? awake : found;
  const own = spread(
    fitting.filter((period) => interviewers.every((each) => !isOffered(each, period))),
    search,
    count,
  );
  const shared = fitting.filter((period) => !own.some((each) => isOverlapping(each, period)));
  return [...own, ...spread(shared, search, count - own.length)];
}

const periodOf = (startsAt: Date, minutes: number): Period => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * minuteMs),
});

/** Every start within the hours of this interviewer, each on a half hour of the local clock. */
function startsOf(one: Interviewer, { minutes, now, days }: TimeSearch): Date[] {
  const starts: Date[] = [];
  const earliest = now.getTime() + noticeMs;
  const today = Date.parse(`${dayIn(now, one.timeZone)}T00:00Z`);
  for (let day = 0; day <= days; day++) {
    const date = new Date(today + day * dayMs).toISOString().slice(0, 10);
    for (const window of one.windows.filter((each) => each.day === weekdayOf(date)))
      for (let at = minutesOf(window.from); at + minutes <= minutesOf(window.to); at += step) {
        const startsAt = instantOf(`${date}T${clockOf(at)}`, one.timeZone);
        if (startsAt === null || startsAt.getTime() < earliest) continue;
        // A time that the clock skips becomes another one.
        if (isWithinHours(one, periodOf(startsAt, minutes))) starts.push(startsAt);
      }
  }
  return [...new Map(starts.map((start) => [start.getTime(), start])).values()].toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
}

/**
 * Whether a period is within one of the windows, by the clock on the interviewer's wall. One during
 * which that clock changes never is.
 */
export function isWithinHours(
  { timeZone, windows }: Pick<Availability, 'timeZone' | 'windows'>,
  { startsAt, endsAt }: Period,
): boolean {
  const from = wallClockOf(startsAt, timeZone);
  const to = wallClockOf(endsAt, timeZone);
  const date = from.slice(0, 10);
  const end = to.slice(0, 10) === date ? to.slice(11) : to.slice(11) === '00:00' ? '24:00' : null;
  if (end === null) return false;
  const lasts = (endsAt.getTime() - startsAt.getTime()) / minuteMs;
  if (minutesOf(end) - minutesOf(from.slice(11)) !== lasts) return false;
  const isIn = (window: Window) =>
    window.day === weekdayOf(date) && window.from <= from.slice(11) && end <= window.to;
  return windows.some(isIn);
}

const isOffered = ({ offered, bufferMinutes }: Interviewer, period: Period) =>
  offered.some((each) => isOverlapping(each, period, bufferMinutes));

function isFree(one: Interviewer, period: Period): boolean {
  const { interviews, busy, bufferMinutes, mostPerWeek, timeZone } = one;
  if ([...interviews, ...busy].some((each) => isOverlapping(each, period, bufferMinutes)))
    return false;
  if (mostPerWeek === null) return true;
  const week = weekOf(period.startsAt, timeZone);
  return (
    interviews.filter(({ startsAt }) => weekOf(startsAt, timeZone) === week).length < mostPerWeek
  );
}

/** The local date of the Monday before. */
function weekOf(at: Date, timeZone: string): string {
  const date = dayIn(at, timeZone);
  const monday = Date.parse(`${date}T00:00Z`) - (weekdayOf(date) - 1) * dayMs;
  return new Date(monday).toISOString().slice(0, 10);
}

function isAwake({ startsAt, endsAt }: Period, timeZone: string): boolean {
  return isWithinHours(
    {
      timeZone,
      windows: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '21:00' })),
    },
    { startsAt, endsAt },
  );
}

/** A few on each day, apart from each other, as long as there are days. */
function spread(found: readonly Period[], { interviewers }: TimeSearch, count: number): Period[] {
  const zone = interviewers[0]?.timeZone ?? 'UTC';
  const days = Map.groupBy(found, ({ startsAt }) => dayIn(startsAt, zone));
  const picked: Period[] = [];
  for (const ofDay of days.values()) {
    const early = ofDay[0];
    const late = ofDay.findLast((each) => early !== undefined && !isOverlapping(early, each));
    picked.push(...[early, late].filter((each) => each !== undefined).slice(0, perDay));
    if (picked.length >= count) break;
  }
  for (const each of found) {
    if (picked.length >= count) break;
    if (!picked.some((other) => isOverlapping(other, each))) picked.push(each);
  }
  return picked.slice(0, count).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay() || 7;

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { isOverlapping, type Period } from '#domain/interview/period.ts';
import { type Interviewer, suggestTimes } from '#domain/interview/suggest-times.ts';
import { hourMs, minuteMs } from '#domain/time.ts';
import { runTurn, triesAll } from '#testing/take-turns.ts';

const calendars = triesAll ? 10_000 : 500;
const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Sydney',
  'Pacific/Auckland',
  'America/Sao_Paulo',
];
/** Weeks with a clock change in one of the zones, and one without. */
const weeks = [
  '2026-03-06T10:00Z',
  '2026-03-27T10:00Z',
  '2026-04-03T10:00Z',
  '2026-09-25T10:00Z',
  '2026-10-02T10:00Z',
  '2026-10-23T10:00Z',
  '2026-10-30T10:00Z',
  '2027-01-11T10:00Z',
];
const clock = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;

const periods = (now: number, most: number) =>
  fc.array(
    fc
      .record({ in: fc.integer({ min: 0, max: 14 * 48 }), long: fc.integer({ min: 1, max: 6 }) })
      .map(({ in: halves, long }): Period => {
        const startsAt = new Date(now + halves * 30 * minuteMs);
        return { startsAt, endsAt: new Date(startsAt.getTime() + long * 30 * minuteMs) };
      }),
    { maxLength: most },
  );
const hours = fc.record({
  day: fc.integer({ min: 1, max: 7 }),
  from: fc.integer({ min: 0, max: 40 }),
  long: fc.integer({ min: 2, max: 20 }),
});
const calendar = (now: number) =>
  fc.record({
    timeZone: fc.constantFrom(...zones),
    windows: fc.array(hours, { minLength: 3, maxLength: 10 }).map((all) =>
      all.map(({ day, from, long }) => ({
        day,
        from: clock(from),
        to: clock(Math.min(48, from + long)),
      })),
    ),
    bufferMinutes: fc.constantFrom(0, 10, 15, 30),
    mostPerWeek: fc.constantFrom(null, 1, 3, 5),
    interviews: periods(now, 8),
    busy: periods(now, 4),
    offered: periods(now, 4),
  });
const wanted = fc.constantFrom(...weeks).chain((week) => {
  const now = Date.parse(week);
  return fc.record({
    now: fc.constant(new Date(now)),
    interviewers: fc.array(calendar(now), { minLength: 1, maxLength: 3 }),
    studentBusy: periods(now, 5),
    studentZone: fc.constantFrom(...zones),
    minutes: fc.constantFrom(15, 30, 45, 60, 90),
    days: fc.constant(14),
    count: fc.constant(6),
  });
});

/** Checked minute by minute, independently of how times are found. */
function isInHours({ windows, timeZone }: Interviewer, { startsAt, endsAt }: Period): boolean {
  const on = wallClockOf(startsAt, timeZone);
  const [year, month, day] = on.slice(0, 10).split('-').map(Number);
  const weekday = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).getUTCDay() || 7;
  return windows
    .filter((window) => window.day === weekday)
    .some((window) => {
      for (let at = startsAt.getTime(); at < endsAt.getTime(); at += 15 * minuteMs) {
        const local = wallClockOf(new Date(at), timeZone);
        if (local.slice(0, 10) !== on.slice(0, 10)) return false;
        if (local.slice(11) < window.from || local.slice(11) >= window.to) return false;
      }
      return true;
    });
}

test('CO-06 of 10,000 random calendars in weeks with a clock change, no suggested time overlaps or leaves the hours', () => {
  let found = 0;
  fc.assert(
    fc.property(wanted, (input) => {
      const times = suggestTimes(input);
      found += times.length;
      expect(times.length).toBeLessThanOrEqual(input.count);
      const isShared = (time: Period) =>
        input.interviewers.some(({ offered, bufferMinutes }) =>
          offered.some((each) => isOverlapping(time, each, bufferMinutes)),
        );
      const firstShared = times.findIndex(isShared);
      expect(firstShared === -1 || times.slice(firstShared).every(isShared)).toBe(true);
      for (const [at, time] of times.entries()) {
        expect(time.endsAt.getTime() - time.startsAt.getTime()).toBe(input.minutes * minuteMs);
        expect(time.startsAt.getTime()).toBeGreaterThanOrEqual(input.now.getTime() + 4 * hourMs);
        expect(times.slice(at + 1).some((other) => isOverlapping(time, other))).toBe(false);
        expect(input.studentBusy.some((busy) => isOverlapping(time, busy))).toBe(false);
        for (const one of input.interviewers) {
          expect(isInHours(one, time)).toBe(true);
          const taken = [...one.interviews, ...one.busy];
          expect(taken.some((busy) => isOverlapping(time, busy, one.bufferMinutes))).toBe(false);
        }
      }
    }),
    // Other calendars every day; `npm run test:long` tries all of them.
    { numRuns: calendars, seed: triesAll ? 6 : runTurn },
  );
  expect(found).toBeGreaterThan(calendars);
}, 240_000);

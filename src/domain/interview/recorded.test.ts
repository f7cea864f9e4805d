import { expect, test } from 'vitest';
import { overEach, overNumbers, overPairs, overTime } from '#domain/answers-over.fixture.ts';
import type { Verdict } from '#domain/refusals.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import {
  findWrongDays,
  mayHaveAvailability,
  maxWindows,
  usualAvailability,
} from './availability.ts';
import { placeProblem, readTimes } from './interview-fields.ts';
import { dueStarts } from './interview-reminder.ts';
import {
  type InterviewAct,
  interviewActs,
  interviewLeads,
  interviewStatuses,
  maxTimes,
  platforms,
} from './interview.ts';
import { mayChangeInterview, mayUndoInterview } from './may-change-interview.ts';
import { isOverlapping } from './period.ts';

const now = new Date('2026-11-21T10:00:00Z');
const textOf = (verdict: Verdict) => (verdict.ok ? 'yes' : verdict.refusal);
const acts = interviewActs.filter(
  (act): act is Exclude<InterviewAct, 'updated'> => act !== 'updated',
);

test('CO-06 who may change an interview of each status, before and after it starts', () => {
  const lines = (['student', 'member'] as const).flatMap((by) =>
    ([null, 1, 0, -1] as const).map((minutes) => {
      const startsAt = minutes === null ? null : new Date(now.getTime() + minutes);
      return `${by}, ${minutes === null ? 'no time' : `${minutes} ms to go`}\n${overEach(acts, (act) => interviewStatuses.filter((status) => mayChangeInterview({ status, startsAt }, act, by, now).ok))}`;
    }),
  );
  expect(lines.join('\n\n')).toMatchInlineSnapshot(`
    "student, no time
    proposed: none
    booked: none
    chosen: proposed
    times_requested: proposed+scheduled
    cancelled: proposed+needs_times+scheduled
    completed: none
    no_show: none

    student, 1 ms to go
    proposed: none
    booked: none
    chosen: proposed
    times_requested: proposed+scheduled
    cancelled: proposed+needs_times+scheduled
    completed: none
    no_show: none

    student, 0 ms to go
    proposed: none
    booked: none
    chosen: proposed
    times_requested: proposed
    cancelled: proposed+needs_times
    completed: none
    no_show: none

    student, -1 ms to go
    proposed: none
    booked: none
    chosen: proposed
    times_requested: proposed
    cancelled: proposed+needs_times
    completed: none
    no_show: none

    member, no time
    proposed: proposed+needs_times+scheduled
    booked: proposed+needs_times+scheduled
    chosen: none
    times_requested: none
    cancelled: proposed+needs_times+scheduled
    completed: none
    no_show: none

    member, 1 ms to go
    proposed: proposed+needs_times+scheduled
    booked: proposed+needs_times+scheduled
    chosen: none
    times_requested: none
    cancelled: proposed+needs_times+scheduled
    completed: none
    no_show: none

    member, 0 ms to go
    proposed: proposed+needs_times+scheduled
    booked: proposed+needs_times+scheduled
    chosen: none
    times_requested: none
    cancelled: proposed+needs_times
    completed: scheduled+no_show
    no_show: scheduled+completed

    member, -1 ms to go
    proposed: proposed+needs_times+scheduled
    booked: proposed+needs_times+scheduled
    chosen: none
    times_requested: none
    cancelled: proposed+needs_times
    completed: scheduled+no_show
    no_show: scheduled+completed"
  `);
  expect(
    overPairs(acts, [1, -1], (act, ms) =>
      textOf(
        mayChangeInterview(
          { status: 'scheduled', startsAt: new Date(now.getTime() + ms) },
          act,
          'member',
          now,
        ),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "proposed: 1 yes, -1 yes
    booked: 1 yes, -1 yes
    chosen: 1 INTERVIEW_NOT_ALLOWED, -1 INTERVIEW_NOT_ALLOWED
    times_requested: 1 INTERVIEW_NOT_ALLOWED, -1 INTERVIEW_NOT_ALLOWED
    cancelled: 1 yes, -1 INTERVIEW_STARTED
    completed: 1 INTERVIEW_NOT_STARTED, -1 yes
    no_show: 1 INTERVIEW_NOT_STARTED, -1 yes"
  `);
  const undo = (createdAt: Date, isNotified = false, isLast = true, actorId = 'a') =>
    textOf(mayUndoInterview({ actorId: 'a', createdAt, isNotified, isLast }, { actorId, now }));
  expect(overTime(now, 1, (at) => undo(at))).toMatchInlineSnapshot(
    `"before UNDO_TOO_LATE, -0d 00:00:15.000 yes"`,
  );
  expect([undo(now, true), undo(now, false, false), undo(now, false, true, 'b')])
    .toMatchInlineSnapshot(`
    [
      "UNDO_TOO_LATE",
      "UNDO_TOO_LATE",
      "NOT_FOUND",
    ]
  `);
});

test('CO-06 which hours of availability are accepted', () => {
  const usual = usualAvailability('Asia/Kolkata');
  const may = (changes: object) => textOf(mayHaveAvailability({ ...usual, ...changes }));
  expect(overNumbers(-1, 122, (bufferMinutes) => may({ bufferMinutes }))).toMatchInlineSnapshot(
    `"-1 OUT_OF_RANGE, 0 yes, 121 OUT_OF_RANGE"`,
  );
  expect(overNumbers(-1, 52, (mostPerWeek) => may({ mostPerWeek }))).toMatchInlineSnapshot(
    `"-1 OUT_OF_RANGE, 1 yes, 51 OUT_OF_RANGE"`,
  );
  expect(
    overNumbers(-1, 9, (day) => may({ windows: [{ day, from: '09:00', to: '10:00' }] })),
  ).toMatchInlineSnapshot(`"-1 AVAILABILITY_HOURS, 1 yes, 8 AVAILABILITY_HOURS"`);
  const windows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      day: (at % 7) + 1,
      from: `${10 + Math.floor(at / 7)}:00`,
      to: `${11 + Math.floor(at / 7)}:00`,
    }));
  expect(
    overNumbers(0, maxWindows + 2, (count) => may({ windows: windows(count) })),
  ).toMatchInlineSnapshot(`"0 yes, 22 AVAILABILITY_HOURS"`);
  const clocks = ['', '9:00', '00:00', '09:00', '09:01', '23:59', '24:00', '24:01', '09:60'];
  expect(
    overPairs(clocks, clocks, (from, to) => findWrongDays([{ day: 1, from, to }]).length === 0),
  ).toMatchInlineSnapshot(`
    ":  false, 9:00 false, 00:00 false, 09:00 false, 09:01 false, 23:59 false, 24:00 false, 24:01 false, 09:60 false
    9:00:  false, 9:00 false, 00:00 false, 09:00 false, 09:01 false, 23:59 false, 24:00 false, 24:01 false, 09:60 false
    00:00:  false, 9:00 false, 00:00 false, 09:00 true, 09:01 true, 23:59 true, 24:00 true, 24:01 false, 09:60 false
    09:00:  false, 9:00 false, 00:00 false, 09:00 false, 09:01 true, 23:59 true, 24:00 true, 24:01 false, 09:60 false
    09:01:  false, 9:00 false, 00:00 false, 09:00 false, 09:01 false, 23:59 true, 24:00 true, 24:01 false, 09:60 false
    23:59:  false, 9:00 false, 00:00 false, 09:00 false, 09:01 false, 23:59 false, 24:00 true, 24:01 false, 09:60 false
    24:00:  false, 9:00 false, 00:00 false, 09:00 false, 09:01 false, 23:59 false, 24:00 false, 24:01 false, 09:60 false
    24:01:  false, 9:00 false, 00:00 false, 09:00 false, 09:01 false, 23:59 false, 24:00 false, 24:01 false, 09:60 false
    09:60:  false, 9:00 false, 00:00 false, 09:00 false, 09:01 false, 23:59 false, 24:00 false, 24:01 false, 09:60 false"
  `);
  expect(
    overEach(['09:59', '10:00', '10:01'], (from) =>
      findWrongDays([
        { day: 2, from: '09:00', to: '10:00' },
        { day: 2, from, to: '12:00' },
        { day: 3, from: '09:30', to: '11:00' },
      ]),
    ),
  ).toMatchInlineSnapshot(`
    "09:59: 2
    10:00: none
    10:01: none"
  `);
});

test('CO-06 the times of a proposal, and how periods overlap', () => {
  const read = (starts: readonly string[], isFixed = false, minutes = 30) => {
    const result = readTimes(starts, { timeZone: 'UTC', minutes, isFixed, now });
    return result.ok ? result.times.length : result.refusal;
  };
  const localOf = (at: Date) => at.toISOString().slice(0, 16);
  const inAYear = new Date(now.getTime() + 366 * dayMs);
  expect([now, inAYear].map((around) => overTime(around, 1, (at) => read([localOf(at)]))))
    .toMatchInlineSnapshot(`
    [
      "before SLOT_TIMES, +0d 00:01 1",
      "before 1, +0d 00:01 SLOT_TIMES",
    ]
  `);
  const many = Array.from({ length: maxTimes + 1 }, (_, at) =>
    localOf(new Date(now.getTime() + (at + 1) * dayMs)),
  );
  expect(
    overNumbers(
      0,
      maxTimes + 1,
      (count) => `${read(many.slice(0, count))} ${read(many.slice(0, count), true)}`,
    ),
  ).toMatchInlineSnapshot(
    `"0 INTERVIEW_TIMES_REQUIRED INTERVIEW_TIMES_REQUIRED, 1 1 1, 2 2 TOO_MANY_TIMES, 3 3 TOO_MANY_TIMES, 4 4 TOO_MANY_TIMES, 5 5 TOO_MANY_TIMES, 6 6 TOO_MANY_TIMES, 7 7 TOO_MANY_TIMES, 8 8 TOO_MANY_TIMES, 9 9 TOO_MANY_TIMES, 10 10 TOO_MANY_TIMES, 11 TOO_MANY_TIMES TOO_MANY_TIMES"`,
  );
  expect(
    overNumbers(0, 62, (minutes) =>
      read([
        '2026-11-22T10:00',
        localOf(new Date(Date.UTC(2026, 10, 22, 9, 30) + minutes * minuteMs)),
      ]),
    ),
  ).toMatchInlineSnapshot(`"0 2, 1 TIMES_OVERLAP, 60 2"`);
  const period = (from: number, minutes = 30) => ({
    startsAt: new Date(now.getTime() + from * minuteMs),
    endsAt: new Date(now.getTime() + (from + minutes) * minuteMs),
  });
  expect(
    [0, 15].map((buffer) =>
      overNumbers(-60, 60, (from) => isOverlapping(period(0), period(from), buffer)),
    ),
  ).toMatchInlineSnapshot(`
    [
      "-60 false, -29 true, 30 false",
      "-60 false, -44 true, 45 false",
    ]
  `);
  expect(overEach(interviewLeads, (lead) => Object.values(dueStarts(lead, now))))
    .toMatchInlineSnapshot(`
    "day-1: 2026-11-22T09:00:00.000Z+2026-11-22T10:00:00.000Z
    hour-1: 2026-11-21T10:30:00.000Z+2026-11-21T11:00:00.000Z"
  `);
  expect(
    overPairs(platforms, ['', 'x', 'https://a.test', 'http://a.test'], (platform, place) =>
      placeProblem(platform, place),
    ),
  ).toMatchInlineSnapshot(`
    "google-meet:  FIELDS_REQUIRED, x HTTPS_REQUIRED, https://a.test null, http://a.test HTTPS_REQUIRED
    zoom:  FIELDS_REQUIRED, x HTTPS_REQUIRED, https://a.test null, http://a.test HTTPS_REQUIRED
    microsoft-teams:  FIELDS_REQUIRED, x HTTPS_REQUIRED, https://a.test null, http://a.test HTTPS_REQUIRED
    video:  FIELDS_REQUIRED, x HTTPS_REQUIRED, https://a.test null, http://a.test HTTPS_REQUIRED
    phone:  null, x null, https://a.test null, http://a.test null
    on-site:  FIELDS_REQUIRED, x null, https://a.test null, http://a.test null"
  `);
});

import { expect, test } from 'vitest';
import { type Availability, mayHaveAvailability } from './availability.ts';
import { findFormProblems, findInterviewProblems, readTimes } from './interview-fields.ts';
import { linesOf } from './interview-kit.ts';
import { dueStarts } from './interview-reminder.ts';
import { interviewActs, interviewStatuses, openInterviewStatuses } from './interview.ts';
import {
  mayChangeInterview,
  mayPromiseInterview,
  mayUndoInterview,
} from './may-change-interview.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
  ['proposed', 'chosen', 'student', null, true],
  ['proposed', 'chosen', 'member', null, 'INTERVIEW_NOT_ALLOWED'],
  ['scheduled', 'chosen', 'student', 60, 'INTERVIEW_NOT_ALLOWED'],
  ['proposed', 'times_requested', 'student', null, true],
  ['scheduled', 'times_requested', 'student', 60, true],
  ['scheduled', 'times_requested', 'student', 0, 'INTERVIEW_STARTED'],
  ['needs_times', 'times_requested', 'student', null, 'INTERVIEW_NOT_ALLOWED'],
  ['scheduled', 'cancelled', 'student', 1, true],
  ['scheduled', 'cancelled', 'member', -1, 'INTERVIEW_STARTED'],
  ['scheduled', 'completed', 'member', 1, 'INTERVIEW_NOT_STARTED'],
  ['scheduled', 'completed', 'member', -1, true],
  ['scheduled', 'no_show', 'student', -1, 'INTERVIEW_NOT_ALLOWED'],
  ['no_show', 'completed', 'member', -1, true],
  ['needs_times', 'booked', 'member', null, true],
  ['scheduled', 'proposed', 'member', -60, true],
] as const)('CO-06 %s may be %s by a %s with %s minutes to go: %s', (...row) => {
  const [status, act, by, minutes, expected] = row;
  const startsAt = minutes === null ? null : inMinutes(minutes);
  const verdict = mayChangeInterview({ status, startsAt }, act, by, now);
  expect(verdict.ok || verdict.refusal).toBe(expected);
});

test('CO-06 nothing changes an interview that was cancelled, and nothing but a correction one that is over', () => {
  const acts = interviewActs.filter((act) => act !== 'updated');
  const closed = interviewStatuses.filter(
    (status) => !openInterviewStatuses.includes(status as 'proposed'),
  );
  const allowed = closed.flatMap((status) =>
    acts.filter((act) =>
      (['student', 'member'] as const).some(
        (by) => mayChangeInterview({ status, startsAt: inMinutes(-60) }, act, by, now).ok,
      ),
    ),
  );
  expect(allowed).toEqual(['no_show', 'completed']);
});

test('CO-06 an application gets to interviews only with times or the promise of some', () => {
  expect(mayPromiseInterview({ hasTimes: false, willPropose: false })).toEqual({
    ok: false,
    refusal: 'INTERVIEW_REQUIRED',
  });
  expect(mayPromiseInterview({ hasTimes: true, willPropose: false }).ok).toBe(true);
  expect(mayPromiseInterview({ hasTimes: false, willPropose: true }).ok).toBe(true);
});

test.each([
  [{}, true],
  [{ actorId: 'b' }, 'NOT_FOUND'],
  [{ isNotified: true }, 'UNDO_TOO_LATE'],
  [{ isLast: false }, 'UNDO_TOO_LATE'],
  [{ createdAt: inMinutes(-1) }, 'UNDO_TOO_LATE'],
])('CO-06 a change with %j can be undone: %s', (part, expected) => {
  const change = { actorId: 'a', createdAt: now, isNotified: false, isLast: true, ...part };
  const verdict = mayUndoInterview(change, { actorId: 'a', now });
  expect(verdict.ok || verdict.refusal).toBe(expected);
});

const typed = {
  title: 'First interview',
  type: 'technical',
  minutes: 45,
  platform: 'video',
  place: 'https://meet.example/room',
  timeZone: 'Asia/Kolkata',
};

test.each([
  [{}, {}],
  [{ place: 'http://meet.example' }, { place: 'HTTPS_REQUIRED' }],
  [{ place: 'javascript:alert(1)' }, { place: 'HTTPS_REQUIRED' }],
  [{ place: '' }, { place: 'FIELDS_REQUIRED' }],
  [{ platform: 'phone', place: '' }, {}],
  [{ platform: 'phone', place: '+91 98100 00000' }, {}],
  [{ platform: 'on-site', place: 'Sector 62, Noida' }, {}],
  [{ platform: 'on-site', place: ' ' }, { place: 'FIELDS_REQUIRED' }],
  [{ minutes: 10 }, { minutes: 'INTERVIEW_MINUTES' }],
  [{ timeZone: 'Mars' }, { timeZone: 'TIME_ZONE_UNKNOWN' }],
  [{ title: '' }, { title: 'FIELDS_REQUIRED' }],
])('CO-06 an interview with %j has the problems %j', (part, problems) => {
  expect(findInterviewProblems({ ...typed, ...part })).toEqual(problems);
});

test.each([
  [[], 'INTERVIEW_TIMES_REQUIRED'],
  [['2026-11-21T15:30'], 'SLOT_TIMES'],
  [['2026-02-30T15:30'], 'SLOT_TIMES'],
  [['2027-12-30T15:30'], 'SLOT_TIMES'],
  [['soon'], 'SLOT_TIMES'],
  [['2026-11-23T10:00', '2026-11-23T10:44'], 'TIMES_OVERLAP'],
  [['2026-11-23T10:00', '2026-11-23T10:00'], 'TIMES_OVERLAP'],
  [['2026-11-23T10:45', '2026-11-23T10:00'], 2],
  [Array.from({ length: 10 }, (_, at) => `2026-12-0${(at % 9) + 1}T1${at}:00`.slice(0, 16)), 10],
  [Array.from({ length: 11 }, (_, at) => `2026-12-${at + 10}T10:00`), 'TOO_MANY_TIMES'],
] as const)('CO-06 the times %j are read as %s', (starts, expected) => {
  const read = readTimes(starts, { timeZone: 'Asia/Kolkata', minutes: 45, isFixed: false, now });
  expect(read.ok ? read.times.length : read.refusal).toBe(expected);
});

test.each([
  [{}, false, {}],
  [
    { place: '', times: [] },
    false,
    { place: 'FIELDS_REQUIRED', times: 'INTERVIEW_TIMES_REQUIRED' },
  ],
  [{ place: '', times: [] }, true, { place: 'FIELDS_REQUIRED' }],
  [
    { title: '', times: ['2026-11-21T15:30'] },
    true,
    { title: 'FIELDS_REQUIRED', times: 'SLOT_TIMES' },
  ],
  [{ minutes: '5' }, false, { minutes: 'INTERVIEW_MINUTES' }],
  [{ timeZone: 'Mars', times: [] }, false, { timeZone: 'TIME_ZONE_UNKNOWN' }],
  [{ isFixed: true }, false, { times: 'TOO_MANY_TIMES' }],
] as const)(
  'CO-06 the form %j, times kept: %s, has all problems at once: %j',
  (part, keeps, all) => {
    const form = {
      title: 'First interview',
      type: 'screening',
      minutes: '45',
      platform: 'video',
      place: 'https://meet.example/a',
      timeZone: 'Asia/Kolkata',
      isFixed: false,
      times: ['2026-12-01T10:00', '2026-12-01T10:45'],
      ...part,
    };
    expect(findFormProblems(form, { ...form, now, keepsTimes: keeps })).toEqual(all);
  },
);

test('CO-06 no reminder is due once an interview has started, whenever the job runs', () => {
  for (const lead of ['day-1', 'hour-1'] as const) {
    const { after, until } = dueStarts(lead, now);
    expect(after.getTime()).toBeGreaterThan(now.getTime());
    const leadMs = lead === 'day-1' ? 86_400_000 : 3_600_000;
    expect(until.getTime() - now.getTime()).toBe(leadMs);
  }
});

const hours: Availability = {
  timeZone: 'Asia/Kolkata',
  windows: [{ day: 1, from: '09:00', to: '12:00' }],
  bufferMinutes: 10,
  mostPerWeek: 5,
};

test.each([
  [{}, true],
  [{ timeZone: 'Mars' }, 'TIME_ZONE_UNKNOWN'],
  [{ windows: [{ day: 1, from: '12:00', to: '09:00' }] }, 'AVAILABILITY_HOURS'],
  [{ windows: [{ day: 8, from: '09:00', to: '12:00' }] }, 'AVAILABILITY_HOURS'],
  [{ windows: [{ day: 1, from: '9:00', to: '12:00' }] }, 'AVAILABILITY_HOURS'],
  [{ windows: [{ day: 1, from: '22:00', to: '24:00' }] }, true],
  [
    {
      windows: [
        { day: 1, from: '11:00', to: '13:00' },
        { day: 1, from: '09:00', to: '11:30' },
      ],
    },
    'AVAILABILITY_HOURS',
  ],
  [{ mostPerWeek: 0 }, 'OUT_OF_RANGE'],
  [{ bufferMinutes: 121 }, 'OUT_OF_RANGE'],
  [{ windows: [] }, true],
])('CO-06 availability with %j is allowed: %s', (part, expected) => {
  const verdict = mayHaveAvailability({ ...hours, ...part });
  expect(verdict.ok || verdict.refusal).toBe(expected);
});

test('CO-06 a kit’s lines are trimmed, without empty and repeated ones', () => {
  expect(linesOf(' Hash maps \n\nTrees\r\nHash maps\n')).toEqual(['Hash maps', 'Trees']);
  expect(linesOf()).toEqual([]);
});

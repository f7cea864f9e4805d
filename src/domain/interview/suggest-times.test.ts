import { expect, test } from 'vitest';
import { hourMs } from '#domain/time.ts';
import { type Interviewer, isWithinHours, suggestTimes } from './suggest-times.ts';

const office = (timeZone: string, more: Partial<Interviewer> = {}): Interviewer => ({
  timeZone,
  windows: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
  bufferMinutes: 0,
  mostPerWeek: null,
  interviews: [],
  busy: [],
  offered: [],
  ...more,
});
const ask = (interviewers: Interviewer[], more = {}) =>
  suggestTimes({
    interviewers,
    studentBusy: [],
    studentZone: 'Asia/Kolkata',
    minutes: 60,
    now: new Date('2026-11-23T03:00Z'),
    days: 7,
    count: 4,
    ...more,
  }).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

test('CO-06 a panel in Berlin and Kolkata meets where both have office hours', () => {
  const starts = ask([office('Europe/Berlin'), office('Asia/Kolkata')]);
  expect(starts).toEqual([
    '2026-11-23T08:00',
    '2026-11-23T10:30',
    '2026-11-24T08:00',
    '2026-11-24T10:30',
  ]);
});

test('CO-06 the limit of a week is the interviewer’s own week, Monday to Sunday', () => {
  const busy = ['2026-11-22T20:00Z', '2026-11-24T09:00Z'].map((at) => ({
    startsAt: new Date(at),
    endsAt: new Date(Date.parse(at) + hourMs),
  }));
  // Sunday evening in UTC is Monday in Auckland.
  const limited = { interviews: busy, mostPerWeek: 2 };
  const auckland = ask([office('Pacific/Auckland', limited)], { studentZone: 'Pacific/Auckland' });
  expect(auckland.every((start) => start > '2026-11-29')).toBe(true);
  const berlin = ask([office('Europe/Berlin', limited)], { studentZone: 'Europe/Berlin' });
  expect(berlin[0]).toMatch(/^2026-11-23/u);
});

test('CO-06 an hour that the clock skips is not suggested', () => {
  const night = office('America/New_York', {
    windows: [{ day: 7, from: '01:30', to: '04:00' }],
  });
  const starts = ask([night], {
    now: new Date('2026-03-07T10:00Z'),
    studentZone: 'America/New_York',
    days: 1,
    count: 10,
  });
  // At 02:00 it becomes 03:00.
  expect(starts).toEqual(['2026-03-08T07:00']);
});

test('CO-06 a period over midnight is within no day’s hours, but may end with the day', () => {
  const hoursOf = { timeZone: 'UTC', windows: [{ day: 1, from: '22:00', to: '24:00' }] };
  const period = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
  expect(isWithinHours(hoursOf, period('2026-11-23T23:00Z', '2026-11-24T00:00Z'))).toBe(true);
  expect(isWithinHours(hoursOf, period('2026-11-23T23:30Z', '2026-11-24T00:30Z'))).toBe(false);
});

test('CO-06 times that other candidates can choose are suggested last', () => {
  const windows = [{ day: 1, from: '09:00', to: '13:00' }];
  const startsAt = new Date('2026-11-23T04:30Z');
  const offered = [{ startsAt, endsAt: new Date(startsAt.getTime() + hourMs) }];
  const sunday = { now: new Date('2026-11-22T03:00Z'), days: 3 };
  const starts = ask([office('Asia/Kolkata', { windows, offered })], sunday);
  expect(starts).toEqual([
    '2026-11-23T03:30',
    '2026-11-23T05:30',
    '2026-11-23T06:30',
    // There are no more.
    '2026-11-23T04:30',
  ]);
  // The buffer around the offered time stays free, too.
  const buffered = office('Asia/Kolkata', { windows, offered, bufferMinutes: 30 });
  expect(ask([buffered], sunday).slice(0, 2)).toEqual(['2026-11-23T06:00', '2026-11-23T03:30']);
});

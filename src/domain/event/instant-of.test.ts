import { expect, test } from 'vitest';
import { dayIn, instantOf, wallClockOf } from './instant-of.ts';

test.each([
  ['2026-12-01T18:00', 'Asia/Kolkata', '2026-12-01T12:30:00.000Z'],
  ['2026-12-01T18:00', 'UTC', '2026-12-01T18:00:00.000Z'],
  ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  ['2026-01-01T09:00', 'America/New_York', '2026-01-01T14:00:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
])('SITE-06 %s in %s is %s', (time, zone, instant) => {
  expect(instantOf(time, zone)?.toISOString()).toBe(instant);
});

test.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-12-01T24:00', '2026-12-01', 'soon', ''])(
  'SITE-06 %j is not a valid time',
  (time) => {
    expect(instantOf(time, 'UTC')).toBeNull();
  },
);

test('SITE-06 local times follow their zone', () => {
  const at = new Date('2026-12-01T18:45:00Z');
  expect(wallClockOf(at, 'Asia/Kolkata')).toBe('2026-12-02T00:15');
});

test.each([
  ['2026-12-01T18:29:59Z', 'Asia/Kolkata', '2026-12-01'],
  ['2026-12-01T18:30:00Z', 'Asia/Kolkata', '2026-12-02'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
  ['2026-11-01T03:30:00Z', 'America/New_York', '2026-10-31'],
])('PRAC-06 %s in %s is on %s', (at, zone, day) => {
  expect(dayIn(new Date(at), zone)).toBe(day);
});

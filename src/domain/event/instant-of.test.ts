import { expect, test } from 'vitest';
import { instantOf, isTimeZone, wallClockOf } from './instant-of.ts';

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

test('SITE-06 local times follow their zone, and unknown zones are rejected', () => {
  expect(wallClockOf(new Date('2026-12-01T18:45:00Z'), 'Asia/Kolkata')).toBe('2026-12-02T00:15');
  expect([isTimeZone('Asia/Kolkata'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([
    true,
    false,
    false,
  ]);
});

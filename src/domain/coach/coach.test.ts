import { expect, test } from 'vitest';
import { findSlotProblems } from './coach-fields.ts';
import { mayChangeBooking } from './may-change-booking.ts';

const now = new Date('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-21T12:00:00Z', true],
  ['2026-11-21T11:59:59Z', false],
  ['2026-11-21T09:00:00Z', false],
])('PRAC-03 a booking at %s can still be changed at 10:00: %s', (at, ok) => {
  expect(mayChangeBooking(new Date(at), now).ok).toBe(ok);
});

test.each([
  [{}, {}],
  [{ startsAt: '2026-11-21T15:30' }, { startsAt: 'SLOT_TIMES' }],
  [{ startsAt: '2026-02-30T15:30' }, { startsAt: 'SLOT_TIMES' }],
  [{ startsAt: '2028-11-21T15:30' }, { startsAt: 'SLOT_TIMES' }],
  [{ timeZone: 'Mars' }, { timeZone: 'TIME_ZONE_UNKNOWN' }],
  [{ timeZone: '+05:30' }, { timeZone: 'TIME_ZONE_UNKNOWN' }],
  [{ minutes: 5 }, { minutes: 'SLOT_MINUTES' }],
  [{ place: ' ' }, { place: 'FIELDS_REQUIRED' }],
])('PRAC-03 a slot with %j has the problems %j', (part, problems) => {
  const slot = { topic: 'Bread', minutes: 30, place: 'Room 1', timeZone: 'Asia/Kolkata' };
  expect(findSlotProblems({ ...slot, startsAt: '2026-11-21T15:31', ...part }, now)).toEqual(
    problems,
  );
});

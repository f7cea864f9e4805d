import { expect, test } from 'vitest';
import { dueDates, type Lead, wantsReminder } from './reminder.ts';

const date = new Date('2026-12-01T12:30:00Z');
const isDue = (lead: Lead, now: string) => {
  const { from, to } = dueDates(lead, new Date(now));
  return date >= from && date <= to;
};

test.each([
  ['days-3', '2026-11-28T12:30:00Z', true],
  ['days-3', '2026-11-28T12:26:00Z', true],
  ['days-3', '2026-11-28T12:25:59Z', false],
  ['days-3', '2026-11-28T12:35:00Z', true],
  ['days-3', '2026-11-28T12:35:01Z', false],
  ['day-1', '2026-11-30T12:30:00Z', true],
  ['day-1', '2026-11-30T12:00:00Z', false],
  ['hours-3', '2026-12-01T09:30:00Z', true],
  ['hours-3', '2026-12-01T12:30:00Z', false],
] as const)('PRAC-06 the reminder %s is due at %s: %j', (lead, now, due) => {
  expect(isDue(lead, now)).toBe(due);
});

test.each([
  [null, 'closes', true],
  ['interested', 'closes', true],
  ['applied', 'closes', false],
  ['applied', 'test', true],
  ['tested', 'test', false],
  ['tested', 'interview', true],
  ['rejected', 'result', false],
  ['offered', 'interview', false],
] as const)('PRAC-06 someone at %j is reminded of %s: %j', (state, kind, expected) => {
  expect(wantsReminder(state, kind)).toBe(expected);
});

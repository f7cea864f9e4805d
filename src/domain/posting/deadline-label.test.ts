import { expect, test } from 'vitest';
import { deadlineLabel } from './deadline-label.ts';

const now = new Date('2026-11-29T18:45:00Z');

test.each([
  // The same deadline is late tonight in Mexico, later today in Asia, and tomorrow in Germany.
  ['America/Mexico_City', 'today'],
  ['Asia/Shanghai', 'today'],
  ['Asia/Kolkata', 'today'],
  ['Europe/Berlin', 'tomorrow'],
])('JOBS-02 UX-01 a deadline is told by the calendar of %s: %s', (zone, kind) => {
  expect(deadlineLabel(new Date('2026-11-30T05:30:00Z'), now, zone).kind).toBe(kind);
});

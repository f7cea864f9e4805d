import { expect, test } from 'vitest';
import { oldestResult } from './skill-test.ts';

test.each([
  ['2026-11-21T10:00:00.000Z', '2026-05-21T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['2024-08-30T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
])('PRAC-02 six months before %s is %s', (now, oldest) => {
  expect(oldestResult(new Date(now)).toISOString()).toBe(oldest);
});

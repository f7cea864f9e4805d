import { expect, test } from 'vitest';
import { pickDuplicate } from './pick-duplicate.ts';

const one = {
  id: 'b',
  source: 'remotive',
  hostState: 'known' as const,
  hasSalary: false,
  firstSeenAt: new Date('2026-11-01'),
};

test.each([
  [{ source: 'greenhouse', hostState: 'look-alike' as const, hasSalary: true }, 'b'],
  [{ source: 'greenhouse', hostState: 'unknown' as const }, 'b'],
  [{ source: 'greenhouse' }, 'a'],
  [{ source: 'arbeitnow', hasSalary: true }, 'b'],
  [{ hasSalary: true }, 'a'],
  [{ firstSeenAt: new Date('2026-11-02') }, 'b'],
  [{}, 'a'],
])('JOBS-04 with a duplicate that has %j, %s is shown', (change, shown) => {
  expect(pickDuplicate([one, { ...one, id: 'a', ...change }])?.id).toBe(shown);
  expect(pickDuplicate([{ ...one, id: 'a', ...change }, one])?.id).toBe(shown);
});

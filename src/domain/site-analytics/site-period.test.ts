import { expect, test } from 'vitest';
import { periodStart, sitePeriods } from './site-period.ts';

test('ADM-06 periods begin at midnight UTC and include the current day', () => {
  const now = new Date('2026-03-01T00:30:00Z');
  const starts = sitePeriods.map((period) => periodStart(period, now)?.toISOString().slice(0, 16));
  expect(starts).toEqual([
    '2026-03-01T00:00',
    '2026-02-23T00:00',
    '2026-01-31T00:00',
    '2025-12-02T00:00',
    '2025-03-02T00:00',
    undefined,
  ]);
});

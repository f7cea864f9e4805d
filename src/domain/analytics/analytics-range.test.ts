import { expect, test } from 'vitest';
import { analyticsRanges, daysOf, pointsOf } from './analytics-range.ts';

test.each(analyticsRanges)('CO-08 the points of %s hold each of its days once', (range) => {
  const days = Array.from({ length: daysOf(range) }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const counted = days.map((day) => ({ day, opened: 2, applications: 1 }));
  const outside = { day: '2025-12-31', opened: 9, applications: 9 };
  const points = pointsOf(range, '2026-01-01', [outside, ...counted]);
  expect(points.reduce((sum, { applications }) => sum + applications, 0)).toBe(days.length);
  expect(new Set(points.map(({ opened }) => opened)).size).toBe(1);
  expect(points[0]?.day).toBe('2026-01-01');
});

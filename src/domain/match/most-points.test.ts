import { expect, test } from 'vitest';
import { mostPoints } from './most-points.ts';

const parts = (...values: (number | null)[]) =>
  [40, 25, 20, 15].map((weight, at) => ({ weight, value: values[at] ?? null }));

test.each([
  [parts(80, 95, 50, 100), [40, 25, 20, 15]],
  [parts(80, 95, 50), [47, 29, 24, 0]],
  [parts(80, 95), [62, 38, 0, 0]],
  [parts(80), [100, 0, 0, 0]],
  [parts(0, 0, 0, 0), [40, 25, 20, 15]],
])('STJ-02 unmeasured parts give their weight to the measured ones: case %#', (all, most) => {
  expect(all.map((part) => mostPoints(part, all))).toEqual(most);
});

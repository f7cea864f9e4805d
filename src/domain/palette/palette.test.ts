import { expect, test } from 'vitest';
import { fitOf } from './palette.ts';

test.each([
  ['Saved jobs', '', 0],
  ['Saved jobs', 'sav', 3],
  ['Saved jobs', 'JOB', 2],
  ['Saved jobs', 'ved', 1],
  ['Saved jobs', 'sj', 1],
  ['Saved jobs', 'x', null],
  ['Saved jobs', 's x', null],
  ['José Ñandú', 'jose n', 3],
  ['José Ñandú', 'ñandu', 2],
])('UX-05 %j matches %j: %j', (name, typed, fit) => {
  expect(fitOf(name, typed)).toBe(fit);
});

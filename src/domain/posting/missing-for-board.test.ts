import { expect, test } from 'vitest';
import { missingForBoard } from './missing-for-board.ts';

const whole = { description: 'x', primaryRole: 'Engineer', duration: 'Full-time', skills: ['SQL'] };

test.each([
  [{}, []],
  [{ description: null }, ['description']],
  [{ primaryRole: null, skills: null }, ['primaryRole', 'skills']],
  [{ duration: null, skills: [] }, ['duration']],
])('ADM-05 a posting with %j lacks %j for the board', (change, missing) => {
  expect(missingForBoard({ ...whole, ...change })).toEqual(
    missing.map((field) => ({ field, reason: 'MISSING' })),
  );
});

import { expect, test } from 'vitest';
import { matchParts, matchScore, matchWeights } from './match-score.ts';

test('STJ-02 the weights are 40, 25, 20 and 15, and make a hundred', () => {
  expect(matchParts.map((part) => matchWeights[part])).toEqual([40, 25, 20, 15]);
});

test.each([
  [100, 100, 100, 100, 100],
  [0, 0, 0, 0, 0],
  [75, 60, 100, 100, 80],
  [100, 0, 0, 0, 40],
  [0, 100, 0, 0, 25],
  [0, 0, 100, 0, 20],
  [0, 0, 0, 100, 15],
])('STJ-02 %i, %i, %i, %i make %i', (skills, experience, location, salary, score) => {
  expect(matchScore({ skills, experience, location, salary })).toBe(score);
});

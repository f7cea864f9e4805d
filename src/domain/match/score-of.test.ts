import { assert, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { matchParts, matchWeights } from './match-weights.ts';
import { scoreOf } from './score-of.ts';

test('STJ-02 the weights are 40, 25, 20 and 15, and add up to 100', () => {
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
])('STJ-02 %i, %i, %i, %i score %i', (skills, experience, location, salary, score) => {
  expect(scoreOf({ skills, experience, location, salary }).score).toBe(score);
});

test.each([
  ['without pay the others count among themselves', [50, 100, 0, null], 53],
  ['without skills there is no number', [null, 100, 100, 100], null],
  ['skills alone are less than half', [100, null, null, null], null],
  ['skills and pay are enough', [100, null, null, 0], 73],
] as const)('STJ-02 an unmeasured part is not zero: %s', (_, values, score) => {
  const [skills, experience, location, salary] = values;
  const result = scoreOf({ skills, experience, location, salary });
  expect(result.score).toBe(score);
  const unmeasured = matchParts.filter((part) => result.points[part] === null);
  const expected = matchParts.filter((_part, at) => score === null || values[at] === null);
  expect(unmeasured).toEqual(expected);
});

test('STJ-02 the points of the parts are whole and add up to the score', () => {
  const value = option(integer({ min: 0, max: 100 }));
  assert(
    property(
      record({ skills: value, experience: value, location: value, salary: value }),
      (values) => {
        const { score, points } = scoreOf(values);
        const partPoints = matchParts.map((part) => points[part]);
        if (score === null) return partPoints.every((each) => each === null);
        const sum = partPoints.reduce<number>((total, each) => total + (each ?? 0), 0);
        return (
          sum === score &&
          score >= 0 &&
          score <= 100 &&
          partPoints.every((each) => each === null || (Number.isInteger(each) && each >= 0))
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('STJ-02 improving a part never lowers the score', () => {
  const value = option(integer({ min: 0, max: 100 }));
  assert(
    property(
      record({ skills: value, experience: value, location: value, salary: value }),
      constantFrom(...matchParts),
      (values, part) => {
        const now = values[part];
        if (now === null || now === 100) return true;
        const { score } = scoreOf(values);
        return (scoreOf({ ...values, [part]: now + 1 }).score ?? 0) >= (score ?? 0);
      },
    ),
    { numRuns: 2000 },
  );
});

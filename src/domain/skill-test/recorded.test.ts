import { expect, test } from 'vitest';
import { overEach, overNumbers, overPairs, overTime } from '#domain/answers-over.fixture.ts';
import {
  isAccepted,
  levelOf,
  oldestAccepted,
  testLevels,
} from '#domain/assessment/accepted-test.ts';
import { countsFrom, endOf, oldestResult, scoreOf, timeFactors } from './skill-test.ts';

const now = new Date('2026-08-31T10:00:00Z');

test('PRAC-02 how long a test takes, and what right answers score', () => {
  expect(
    overPairs(
      timeFactors,
      [1, 3, 5],
      (factor, questions) => (endOf(now, questions, factor).getTime() - now.getTime()) / 1000,
    ),
  ).toMatchInlineSnapshot(`
    "1: 1 120, 3 360, 5 600
    1.25: 1 150, 3 450, 5 750
    1.5: 1 180, 3 540, 5 900
    2: 1 240, 3 720, 5 1200"
  `);
  expect(
    overEach([0, 1, 3, 5, 6, 7], (questions) =>
      overNumbers(0, questions, (right) => scoreOf(right, questions)),
    ),
  ).toMatchInlineSnapshot(`
    "0: 0 0
    1: 0 0, 1 100
    3: 0 0, 1 33, 2 67, 3 100
    5: 0 0, 1 20, 2 40, 3 60, 4 80, 5 100
    6: 0 0, 1 17, 2 33, 3 50, 4 67, 5 83, 6 100
    7: 0 0, 1 14, 2 29, 3 43, 4 57, 5 71, 6 86, 7 100"
  `);
});

test('PRAC-02 from when a test counts again, and how long a result says something', () => {
  expect([countsFrom(null), countsFrom(now), oldestResult(now)]).toMatchInlineSnapshot(`
    [
      1970-01-01T00:00:00.000Z,
      2026-09-07T10:00:00.000Z,
      2026-02-28T10:00:00.000Z,
    ]
  `);
  expect(overEach([3, 6, 12], (months) => oldestAccepted(now, months))).toMatchInlineSnapshot(`
    "3: 2026-05-31T10:00:00.000Z
    6: 2026-02-28T10:00:00.000Z
    12: 2025-08-31T10:00:00.000Z"
  `);
});

test('PRAC-02 the level of a score, and which results a posting accepts', () => {
  expect(overNumbers(0, 100, levelOf)).toMatchInlineSnapshot(`"0 null, 60 1, 80 2, 100 3"`);
  const accepts = (level: (typeof testLevels)[number], score: number, passedAt = now) =>
    isAccepted(
      { domain: 'backend', level, months: 3 },
      { domain: 'backend', score, passedAt },
      now,
    );
  expect(overEach(testLevels, (level) => overNumbers(0, 100, (score) => accepts(level, score))))
    .toMatchInlineSnapshot(`
    "1: 0 false, 60 true
    2: 0 false, 80 true
    3: 0 false, 100 true"
  `);
  const oldest = oldestAccepted(now, 3);
  expect(overTime(oldest, 1, (passedAt) => accepts(1, 100, passedAt))).toMatchInlineSnapshot(
    `"before false, +0d 00:00 true"`,
  );
  expect(
    isAccepted(
      { domain: 'devops', level: 1, months: 3 },
      { domain: 'backend', score: 100, passedAt: now },
      now,
    ),
  ).toBe(false);
});

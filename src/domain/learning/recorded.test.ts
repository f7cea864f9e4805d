import { expect, test } from 'vitest';
import { overNumbers, overTime } from '#domain/answers-over.fixture.ts';
import { isCardDue, isCardSoon } from './learning.ts';
import { progressOf } from './progress-of.ts';
import { shuffledOptions } from './shuffled-options.ts';

const now = new Date('2026-11-21T10:00:00Z');
const conceptOf = (id: string) => ({
  id,
  title: id,
  blocks: [],
  checks: ['1', '2'].map((check) => ({
    id: `${id}${check}`,
    prompt: '',
    options: [],
    explanation: '',
  })),
});
const lesson = { concepts: ['a', 'b', 'c', 'd', 'e', 'f'].map(conceptOf) };

test('PRAC-05 a card is due from eight hours before its time on, and soon from a day before', () => {
  expect(overTime(now, 3, (dueAt) => isCardDue(dueAt, now))).toMatchInlineSnapshot(
    `"before true, +0d 08:00:00.001 false"`,
  );
  expect(overTime(now, 3, (dueAt) => isCardSoon(dueAt, now))).toMatchInlineSnapshot(
    `"before true, +1d 00:00:00.001 false"`,
  );
});

test('PRAC-05 progress by the number of right answers, with and without the quiz', () => {
  const answers = lesson.concepts.flatMap(({ checks }) => checks.map(({ id }) => id));
  const progress = (quizBest: number | null) =>
    overNumbers(0, 12, (count) => {
      const { concepts, done, total, percent } = progressOf(lesson, {
        readConcepts: ['f'],
        rightAnswers: answers.slice(0, count),
        quizBest,
      });
      return `${concepts.map(({ state }) => state[0]).join('')} ${done}/${total} ${percent}%`;
    });
  expect([progress(null), progress(100)].join('\n')).toMatchInlineSnapshot(`
    "0 nnnnnr 0/6 0%, 1 rnnnnr 0/6 0%, 2 dnnnnr 1/6 14%, 3 drnnnr 1/6 14%, 4 ddnnnr 2/6 28%, 5 ddrnnr 2/6 28%, 6 dddnnr 3/6 42%, 7 dddrnr 3/6 42%, 8 ddddnr 4/6 57%, 9 ddddrr 4/6 57%, 10 dddddr 5/6 71%, 12 dddddd 6/6 85%
    0 nnnnnr 0/6 14%, 1 rnnnnr 0/6 14%, 2 dnnnnr 1/6 28%, 3 drnnnr 1/6 28%, 4 ddnnnr 2/6 42%, 5 ddrnnr 2/6 42%, 6 dddnnr 3/6 57%, 7 dddrnr 3/6 57%, 8 ddddnr 4/6 71%, 9 ddddrr 4/6 71%, 10 dddddr 5/6 85%, 12 dddddd 6/6 100%"
  `);
  expect(
    overNumbers(
      0,
      100,
      (quizBest) => progressOf(lesson, { readConcepts: [], rightAnswers: [], quizBest }).isPassed,
    ),
  ).toMatchInlineSnapshot(`"0 false, 80 true"`);
  expect(progressOf(lesson)).toEqual(
    progressOf(lesson, { readConcepts: [], rightAnswers: [], quizBest: null }),
  );
});

test('PRAC-05 the order of options depends on the question alone', () => {
  const orders = ['os-1', 'os-2', 'net-7'].map((id) =>
    shuffledOptions({ id, options: ['A', 'B', 'C', 'D'] }).join(''),
  );
  expect(orders.join(' ')).toMatchInlineSnapshot(`"CBDA BCAD ACDB"`);
});

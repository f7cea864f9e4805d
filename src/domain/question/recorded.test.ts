import { expect, test } from 'vitest';
import { overEach, overNumbers, overPairs, overTime } from '#domain/answers-over.fixture.ts';
import { dayMs } from '#domain/time.ts';
import { drawQuestions } from './draw-questions.ts';
import { isNearDuplicate, similarityOf } from './near-duplicate.ts';
import { nextReview, type Review } from './next-review.ts';
import { maxModelTextLength } from './question-limits.ts';
import { bandOfLevel, experienceLevels, questionMarks } from './question-options.ts';
import { readModelQuestions } from './read-model-questions.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('PRAC-01 when a question that stays known comes back', () => {
  const chain: string[] = [];
  let review: Review = nextReview(null, 'unsure', now);
  for (let at = now, turn = 0; review.dueAt !== null && turn < 9; turn++) {
    chain.push(`${review.streak}: ${(review.dueAt.getTime() - at.getTime()) / dayMs}d`);
    at = review.dueAt;
    review = nextReview(review, 'known', at);
  }
  expect([...chain, `${review.streak}: ${review.dueAt}`].join(', ')).toMatchInlineSnapshot(
    `"0: 0.6666666666666666d, 1: 2.6666666666666665d, 2: 6.666666666666667d, 3: 20.666666666666668d, 4: null"`,
  );
});

test('PRAC-01 what a mark does to a question that is due at a time', () => {
  const lines = questionMarks.flatMap((before) =>
    questionMarks.map((mark) => {
      const answers = overTime(now, 2, (dueAt) => {
        const review = nextReview({ mark: before, streak: 1, dueAt }, mark, now);
        return review.dueAt === dueAt
          ? 'unchanged'
          : `${review.streak} ${review.dueAt?.toISOString()}`;
      });
      return `${before} then ${mark}: ${answers}`;
    }),
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "known then known: before 2 2026-11-28T02:00:00.000Z, +0d 00:00:00.001 unchanged
    known then unsure: before 0 2026-11-22T02:00:00.000Z
    known then skip: before 0 undefined
    unsure then known: before 2 2026-11-28T02:00:00.000Z
    unsure then unsure: before 0 2026-11-22T02:00:00.000Z, +0d 00:00:00.001 unchanged
    unsure then skip: before 0 undefined
    skip then known: before 0 undefined
    skip then unsure: before 0 2026-11-22T02:00:00.000Z
    skip then skip: before 0 undefined"
  `);
});

test('PRAC-01 from which share of common words on two questions are the same', () => {
  const words = Array.from({ length: 12 }, (_, at) => `word${at}`);
  const shared = (count: number, all: number) =>
    [words.slice(0, count).join(' '), words.slice(0, all).join(' ')] as const;
  expect(
    overPairs([4, 5, 9, 10], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (all, count) =>
      isNearDuplicate(...shared(Math.min(count, all), all)),
    ),
  ).toMatchInlineSnapshot(`
    "4: 1 false, 2 false, 3 false, 4 true, 5 true, 6 true, 7 true, 8 true, 9 true, 10 true
    5: 1 false, 2 false, 3 false, 4 true, 5 true, 6 true, 7 true, 8 true, 9 true, 10 true
    9: 1 false, 2 false, 3 false, 4 false, 5 false, 6 false, 7 false, 8 true, 9 true, 10 true
    10: 1 false, 2 false, 3 false, 4 false, 5 false, 6 false, 7 false, 8 true, 9 true, 10 true"
  `);
  expect([similarityOf('', ''), similarityOf('C++ C#', 'c c++'), similarityOf('a', '')])
    .toMatchInlineSnapshot(`
    [
      1,
      0.3333333333333333,
      0,
    ]
  `);
});

test('PRAC-01 the questions drawn: first the new ones, then those asked longest ago', () => {
  const bank = Array.from({ length: 12 }, (_, at) => `q${at}`);
  const previous = [bank.slice(0, 4), bank.slice(4, 8)];
  expect(
    overNumbers(0, 14, (count) => {
      const { ids, repeated } = drawQuestions({ bank, previous, count, seed: 7 });
      return `${ids.join('+')} ${repeated}`;
    }),
  ).toMatchInlineSnapshot(
    `"0  0, 1 q11 0, 2 q11+q10 0, 3 q11+q10+q8 0, 4 q11+q10+q8+q9 0, 5 q11+q10+q8+q9+q7 1, 6 q11+q10+q8+q9+q7+q5 2, 7 q11+q10+q8+q9+q7+q5+q6 3, 8 q11+q10+q8+q9+q7+q5+q6+q4 4, 9 q11+q10+q8+q9+q7+q5+q6+q4+q0 5, 10 q11+q10+q8+q9+q7+q5+q6+q4+q0+q1 6, 11 q11+q10+q8+q9+q7+q5+q6+q4+q0+q1+q3 7, 12 q11+q10+q8+q9+q7+q5+q6+q4+q0+q1+q3+q2 8"`,
  );
  expect(
    overEach(
      [0, 1, 2, 2 ** 32 - 1],
      (seed) => drawQuestions({ bank, previous: [], count: 12, seed }).ids,
    ),
  ).toMatchInlineSnapshot(`
    "0: q1+q11+q3+q2+q10+q0+q8+q4+q5+q9+q6+q7
    1: q1+q5+q8+q10+q11+q2+q6+q0+q7+q4+q3+q9
    2: q9+q11+q2+q1+q7+q6+q3+q5+q0+q8+q10+q4
    4294967295: q8+q11+q1+q7+q5+q6+q2+q4+q10+q0+q3+q9"
  `);
  expect(overEach(experienceLevels, (level) => bandOfLevel[level])).toMatchInlineSnapshot(`
    "entry-level: entry
    junior: entry
    mid-level: mid
    senior: senior
    lead: senior
    architect: senior"
  `);
});

test('PRAC-01 which questions of a model are taken', () => {
  const taken = (changes: object) =>
    readModelQuestions({
      questions: [
        {
          question: 'Why?',
          type: 'technical',
          difficulty: 'easy',
          points: ['a', 'b', 'c'],
          ...changes,
        },
      ],
    }) !== undefined;
  const longest = (field: 'question' | 'type' | 'point') =>
    overNumbers(0, maxModelTextLength[field] + 1, (length) => {
      const text = 'x'.repeat(length);
      return taken(field === 'point' ? { points: [text, 'b', 'c'] } : { [field]: text });
    });
  expect([longest('question'), longest('type'), longest('point')]).toMatchInlineSnapshot(`
    [
      "0 false, 1 true, 401 false",
      "0 false, 1 true, 41 false",
      "0 false, 1 true, 301 false",
    ]
  `);
  expect(
    overNumbers(0, 7, (count) => taken({ points: [...'abcdefg'].slice(0, count) })),
  ).toMatchInlineSnapshot(`"0 false, 3 true, 6 false"`);
});

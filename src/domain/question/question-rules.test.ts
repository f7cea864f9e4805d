import { expect, test } from 'vitest';
import { drawQuestions } from './draw-questions.ts';
import { nextReview, type Review } from './next-review.ts';
import { parseQuestions } from './parse-questions.ts';

const bank = Array.from({ length: 42 }, (_, at) => `q${at}`);

/** Sets drawn one after the other, each avoiding those before it. */
function drawMany(times: number, count: number) {
  const sets: string[][] = [];
  const repeats: number[] = [];
  for (let seed = 0; seed < times; seed++) {
    const { ids, repeated } = drawQuestions({
      bank,
      previous: sets.toReversed().slice(0, 5),
      count,
      seed,
    });
    sets.push(ids);
    repeats.push(repeated);
  }
  return { sets, repeats };
}

test('PRAC-01 a set has as many distinct questions as asked for, the same for the same seed', () => {
  for (let seed = 0; seed < 200; seed++) {
    const draw = () => drawQuestions({ bank, previous: [], count: 15, seed }).ids;
    expect(new Set(draw()).size).toBe(15);
    expect(draw()).toEqual(draw());
  }
  expect(drawMany(1, 15).sets[0]).not.toEqual(
    drawQuestions({ bank, previous: [], count: 15, seed: 9 }).ids,
  );
});

test('PRAC-01 nothing repeats before every question was drawn, and then each repeat is counted', () => {
  expect(drawMany(6, 5).repeats).toEqual([0, 0, 0, 0, 0, 0]);
  expect(drawMany(6, 10).repeats).toEqual([0, 0, 0, 0, 8, 10]);
  const { sets, repeats } = drawMany(4, 15);
  expect(repeats).toEqual([0, 0, 3, 15]);
  expect(new Set(sets.slice(0, 3).flat()).size).toBe(42);
});

test('PRAC-01 repeats come from the oldest set', () => {
  const [oldest, newest] = [bank.slice(0, 20), bank.slice(20, 40)];
  const { ids } = drawQuestions({ bank, previous: [newest, oldest], count: 15, seed: 3 });
  expect(ids.filter((id) => newest.includes(id))).toEqual([]);
});

test('PRAC-01 a smaller bank gives all it has', () => {
  const { ids, repeated } = drawQuestions({ bank: ['a'], previous: [], count: 5, seed: 1 });
  expect([ids, repeated]).toEqual([['a'], 0]);
});

const now = new Date('2026-11-23T18:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000 - 8 * 3_600_000);
const review = (mark: Review['mark'], streak: number, dueAt: Date | null): Review => ({
  mark,
  streak,
  dueAt,
});
const past = new Date('2026-11-20T00:00:00Z');

test.each([
  ['unsure the first time: tomorrow', null, 'unsure', review('unsure', 0, inDays(1))],
  ['known the first time: never', null, 'known', review('known', 0, null)],
  ['skipped: never', review('unsure', 0, past), 'skip', review('skip', 0, null)],
  ['known after a skip: never', review('skip', 0, null), 'known', review('known', 0, null)],
  ['known after unsure', review('unsure', 0, past), 'known', review('known', 1, inDays(3))],
  ['known again when due', review('known', 1, past), 'known', review('known', 2, inDays(7))],
  ['known a third time', review('known', 2, past), 'known', review('known', 3, inDays(21))],
  ['known a fourth time: learned', review('known', 3, past), 'known', review('known', 4, null)],
  ['unsure when due', review('known', 3, past), 'unsure', review('unsure', 0, inDays(1))],
  ['known twice at once', review('known', 2, inDays(7)), 'known', review('known', 2, inDays(7))],
  [
    'unsure twice at once',
    review('unsure', 0, inDays(1)),
    'unsure',
    review('unsure', 0, inDays(1)),
  ],
] as const)('PRAC-01 the next review: %s', (_case, before, mark, after) => {
  expect(nextReview(before, mark, now)).toEqual(after);
});

const item = {
  id: 'se-e-001',
  band: 'entry',
  type: 'technical',
  difficulty: 'easy',
  question: 'What is a list?',
  points: ['one', 'two', 'three'],
};

test.each([
  ['no list', {}, 'must hold a list'],
  ['too few questions', [item], '1 entry questions'],
  ['an id of another form', [{ ...item, id: '1' }], 'wrong id'],
  ['an unknown band', [{ ...item, band: 'lead' }], 'wrong band'],
  ['an unknown type', [{ ...item, type: 'other' }], 'wrong type'],
  ['no difficulty', [{ ...item, difficulty: null }], 'wrong difficulty'],
  ['a blank question', [{ ...item, question: ' ' }], 'wrong question'],
  ['two points', [{ ...item, points: ['one', 'two'] }], 'wrong points'],
  ['a number in place of a question', [7], 'wrong id'],
])('PRAC-01 a file of the bank with %s is refused', (_case, json, problem) => {
  expect(() => parseQuestions('software-engineering', json)).toThrow(problem);
});

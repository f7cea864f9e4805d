import { expect, test } from 'vitest';
import { progressOf, type SavedProgress } from './progress-of.ts';
import { shuffledOptions } from './shuffled-options.ts';

const check = (id: string) => ({ id, prompt: '', options: [], explanation: '' });
const lesson = {
  concepts: ['a', 'b', 'c'].map((id) => ({
    id,
    title: id,
    blocks: [],
    checks: [check(`${id}-1`), check(`${id}-2`)],
  })),
};
const nothing: SavedProgress = { readConcepts: [], rightAnswers: [], quizBest: null };
const all = ['a-1', 'a-2', 'b-1', 'b-2', 'c-1', 'c-2'];

test.each<[name: string, saved: Partial<SavedProgress>, done: number, percent: number]>([
  ['nothing', {}, 0, 0],
  ['opened concepts', { readConcepts: ['a', 'b', 'c'] }, 0, 0],
  ['half a concept', { rightAnswers: ['a-1'] }, 0, 0],
  ['one concept', { rightAnswers: ['a-1', 'a-2', 'b-1'] }, 1, 25],
  ['every concept, no quiz', { rightAnswers: all }, 3, 75],
  ['a failed quiz', { rightAnswers: all, quizBest: 79 }, 3, 75],
  ['everything', { rightAnswers: all, quizBest: 80 }, 3, 100],
  ['a quiz alone', { quizBest: 100 }, 0, 25],
  [
    'retired questions and concepts',
    { readConcepts: ['z'], rightAnswers: ['z-1', 'a-1', 'a-2'] },
    1,
    25,
  ],
])('PRAC-05 progress of %s', (_, saved, done, percent) => {
  expect(progressOf(lesson, { ...nothing, ...saved })).toMatchObject({ done, total: 3, percent });
});

test('PRAC-05 a concept is started when it was opened or a question of it was solved', () => {
  const saved = { ...nothing, readConcepts: ['a'], rightAnswers: ['b-2'] };
  const states = progressOf(lesson, saved).concepts.map(({ state }) => state);
  expect(states).toEqual(['read', 'read', 'new']);
});

test('PRAC-05 the order of options is stable and says nothing about the answer', () => {
  const options = ['right', 'one', 'two', 'three'];
  const places = [0, 0, 0, 0];
  for (let n = 0; n < 400; n++) {
    const shown = shuffledOptions({ id: `question-${n}`, options });
    expect(shown.toSorted()).toEqual(options.toSorted());
    expect(shuffledOptions({ id: `question-${n}`, options })).toEqual(shown);
    const at = shown.indexOf('right');
    places[at] = (places[at] ?? 0) + 1;
  }
  for (const count of places) expect(count).toBeGreaterThan(60);
});

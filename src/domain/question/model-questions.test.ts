import { expect, test } from 'vitest';
import { distinctQuestions, similarityOf } from './near-duplicate.ts';
import { maxModelTextLength } from './question-limits.ts';
import { readModelQuestions } from './read-model-questions.ts';

const points = ['One', 'Two', 'Three'];
const written = { question: 'Why bread?', type: 'technical', difficulty: 'easy', points };
const read = (...questions: unknown[]) => readModelQuestions({ questions });

test('PRAC-01 valid questions of a model are read, with unknown types as they are', () => {
  const other = { ...written, question: ' Why\n cake? ', type: 'case study', difficulty: 'brutal' };
  expect(read(written, other)).toEqual([
    written,
    { question: 'Why cake?', type: 'case study', difficulty: null, points },
  ]);
});

test.each([
  ['no question', { question: ' ' }],
  ['a question that is too long', { question: 'x'.repeat(maxModelTextLength.question + 1) }],
  ['a question that is no text', { question: 7 }],
  ['no type', { type: undefined }],
  ['two points', { points: ['One', 'Two'] }],
  ['six points', { points: ['1', '2', '3', '4', '5', '6'] }],
  ['the same point twice', { points: ['One', 'Two', 'One'] }],
  ['a point that is no text', { points: ['One', 'Two', null] }],
  ['points that are no list', { points: 'One, two, three' }],
])('PRAC-01 a model’s question with %s is dropped', (_case, wrong) => {
  expect(read({ ...written, ...wrong }, written)).toEqual([written]);
  expect(read({ ...written, ...wrong })).toBeUndefined();
});

test.each([
  [null],
  ['text'],
  [[]],
  [{ questions: 'Why?' }],
  [{ questions: [] }],
  [{ questions: [null] }],
])('PRAC-01 %j is no answer of a model', (answer) => {
  expect(readModelQuestions(answer)).toBeUndefined();
});

test('PRAC-01 texts that the database can’t store are made storable', () => {
  expect(read({ ...written, question: 'Why\0 \uD800bread?' })?.[0]?.question).toBe(
    'Why \uFFFDbread?',
  );
});

test.each([
  ['a b c d', 'A, b; c? d', 1],
  ['a b c d', 'a b c d e', 0.8],
  ['a b c d', 'a b c e', 0.6],
  ['', '', 1],
])('PRAC-01 the similarity of %j and %j is %d', (one, other, similarity) => {
  expect(similarityOf(one, other)).toBeCloseTo(similarity);
});

test('PRAC-01 near-duplicates of known questions and of each other are dropped', () => {
  const of = (...questions: string[]) => questions.map((question) => ({ question }));
  expect(
    distinctQuestions(of('a b c d e', 'a b c x', 'a b c x!', 'p q r s', 'p q r s t'), ['a b c d']),
  ).toEqual(of('a b c x', 'p q r s'));
});

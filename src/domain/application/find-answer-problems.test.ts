import { expect, test } from 'vitest';
import type { QuestionKind } from '#domain/posting/screening-question.ts';
import { answersOf, findAnswerProblems } from './find-answer-problems.ts';

const question = (kind: QuestionKind, required = true) => ({
  id: 'q',
  kind,
  text: 'Well?',
  required,
  options: kind === 'choice' ? ['Pune', 'Goa'] : [],
});

test.each<[QuestionKind, boolean, string, string | undefined]>([
  ['text', true, '', 'ANSWER_REQUIRED'],
  ['text', true, '  ', 'ANSWER_REQUIRED'],
  ['text', false, '', undefined],
  ['text', true, 'Because', undefined],
  ['text', true, 'x'.repeat(2_000), undefined],
  ['text', true, 'x'.repeat(2_001), 'ANSWER_TOO_LONG'],
  ['number', true, '3', undefined],
  ['number', true, '-2.5', undefined],
  ['number', true, '2,5', undefined],
  ['number', true, '3 years', 'ANSWER_NOT_A_NUMBER'],
  ['number', true, '1e9', 'ANSWER_NOT_A_NUMBER'],
  ['number', false, 'NaN', 'ANSWER_NOT_A_NUMBER'],
  ['choice', true, 'Goa', undefined],
  ['choice', true, 'goa', 'ANSWER_NOT_AN_OPTION'],
  ['choice', false, '', undefined],
  ['yes-no', true, 'yes', undefined],
  ['yes-no', true, 'maybe', 'ANSWER_NOT_AN_OPTION'],
])('CAR-04 a %s question (required: %s) answered with %j', (kind, required, answer, problem) => {
  expect(findAnswerProblems([question(kind, required)], { q: answer }).get('q')).toBe(problem);
});

test('CAR-04 answers are stored with the original wording of their questions, even unanswered ones', () => {
  const second = { ...question('number', false), id: 'constructor', text: 'How many?' };
  expect(answersOf([question('text'), second], { q: ' Because ' })).toEqual([
    { questionId: 'q', kind: 'text', question: 'Well?', answer: 'Because' },
    { questionId: 'constructor', kind: 'number', question: 'How many?', answer: '' },
  ]);
});

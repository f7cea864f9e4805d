import { expect, test } from 'vitest';
import { maxPracticeQuestions, readPracticeQuestions } from './read-practice-questions.ts';

test.each([
  ['empty text', '', []],
  ['blank lines', ' \n\u200b\n\r\n', []],
  ['one per line', 'How?\r\nWhy?', ['How?', 'Why?']],
  [
    'list marks',
    '- How?\n* Why?\n• When?\n1. Who?\n2) Where?',
    ['How?', 'Why?', 'When?', 'Who?', 'Where?'],
  ],
  [
    'marks that belong to the text',
    '-5 °C: what happens?\n3.5 GHz?',
    ['-5 °C: what happens?', '3.5 GHz?'],
  ],
  ['the same twice', 'How?\n- How?', ['How?']],
])('PRAC-01 %s of a company’s questions', (_case, typed, questions) => {
  expect(readPracticeQuestions(typed)).toEqual(questions);
});

test('PRAC-01 the first questions are shown, up to the limit', () => {
  const many = Array.from({ length: maxPracticeQuestions + 5 }, (_, n) => `Question ${n}?`);
  expect(readPracticeQuestions(many.join('\n'))).toEqual(many.slice(0, maxPracticeQuestions));
});

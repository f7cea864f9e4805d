import { expect, test } from 'vitest';
import { countedShare } from './counted-share.ts';

test.each([
  [{ counts: true, countedQuestions: 5, questionCount: 5 }, 'all'],
  [{ counts: true, countedQuestions: 4, questionCount: 5 }, 'some'],
  [{ counts: true, countedQuestions: 0, questionCount: 5 }, 'none'],
  [{ counts: false, countedQuestions: 3, questionCount: 3 }, 'none'],
])('PRAC-02 of %j the questions that counted are: %s', (attempt, share) => {
  expect(countedShare(attempt)).toBe(share);
});

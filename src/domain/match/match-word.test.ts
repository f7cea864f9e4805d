import { expect, test } from 'vitest';
import { matchWord } from './match-word.ts';

test.each([
  [100, 'strong'],
  [80, 'strong'],
  [79, 'good'],
  [60, 'good'],
  [59, 'some'],
  [40, 'some'],
  [39, 'weak'],
  [0, 'weak'],
] as const)('STJ-03 a match of %i is labelled %s', (score, word) => {
  expect(matchWord(score)).toBe(word);
});

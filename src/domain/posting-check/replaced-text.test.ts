import { expect, test } from 'vitest';
import { replacedText } from './replaced-text.ts';

test.each([
  ['You are a ninja.', 'ninja', 'expert', 'You are an expert.'],
  ['An aggressive seller', 'aggressive', 'confident', 'A confident seller'],
  ['A ninja', 'ninja', 'specialist', 'A specialist'],
  ['Pizza ninja', 'ninja', 'expert', 'Pizza expert'],
  ['We want young people', 'young', '', 'We want people'],
  ['Young people', 'Young', '', 'people'],
])('CO-03 in %j, %j becomes %j', (text, words, rewrite, after) => {
  const start = text.indexOf(words);
  expect(replacedText(text, start, start + words.length, rewrite)).toBe(after);
});

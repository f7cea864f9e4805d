import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('ATS-04 shortened words, and other forms of words that every description has, ask for nothing', () => {
  const words = plainWords('We’re sure you’ll show abilities, don’t we’ve trains, experiences');
  expect([...words.values()]).toEqual(['sure', 'show', 'trains']);
});

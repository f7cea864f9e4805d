import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('ATS-04 contractions and other forms of boilerplate words ask for nothing', () => {
  const words = plainWords('We’re sure you’ll show abilities, don’t we’ve trains, experiences');
  expect([...words.values()]).toEqual(['sure', 'show', 'trains']);
});

test('ATS-04 words that postings of all kinds share ask for nothing, in either number', () => {
  const words = plainWords('gender and orientation, colleague or colleagues; sepsis wards');
  expect([...words.values()]).toEqual(['sepsis', 'wards']);
});

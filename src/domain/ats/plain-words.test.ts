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

test('ATS-04 pronouns, times of day and verbs of saying ask for nothing, in any form', () => {
  const words = plainWords('The habit of asking whichever reader resembles you, in the afternoon');
  expect([...words.values()]).toEqual(['reader']);
});

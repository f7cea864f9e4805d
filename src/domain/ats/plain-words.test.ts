import { expect, test } from 'vitest';
import { formOf, isPlain } from './plain-words.ts';

const plainIn = (text: string) => text.split(/[,;]? /u).filter(isPlain);

test('ATS-04 contractions and other forms of boilerplate words ask for nothing', () => {
  expect(plainIn('We’re sure you’ll show abilities, don’t we’ve trains, experiences')).toEqual([
    'sure',
    'show',
    'trains',
  ]);
});

test('ATS-04 words that postings of all kinds share ask for nothing, in either number', () => {
  expect(plainIn('gender and orientation, colleague or colleagues; sepsis wards')).toEqual([
    'sepsis',
    'wards',
  ]);
});

test('ATS-04 pronouns, times of day and verbs of saying ask for nothing, in any form', () => {
  expect(plainIn('The habit of asking whichever reader resembles you in the afternoon')).toEqual([
    'reader',
  ]);
});

test.each([
  ['services', 'service'],
  ['managing', 'manage'],
  ['processes', 'process'],
  ['policies', 'policy'],
  ['SLAs', 'SLA'],
  ['customer’s', 'Customers'],
])('ATS-04 %s and %s are forms of one word', (one, other) => {
  expect(formOf(one)).toBe(formOf(other));
});

test('ATS-04 short words have one form', () => {
  expect(['bus', 'care', 'SAS', 'AWS'].map(formOf)).toEqual(['bus', 'care', 'sas', 'aws']);
});

import { expect, test } from 'vitest';
import { firstNameOf, mergeTemplate, unknownPlaceholders } from './template.ts';

const values = { first_name: 'Asha', job: '{company}', company: 'Bakery & Sons', sender: 'Omar' };

test('CO-05 placeholders are filled in once, and unknown ones stay as typed', () => {
  expect(mergeTemplate('Dear {first_name}, {first_name}! {job} {what} { job } {JOB}', values)).toBe(
    'Dear Asha, Asha! {company} {what} { job } {JOB}',
  );
});

test('CO-05 unknown placeholders are named once each', () => {
  expect(unknownPlaceholders('{first_name} {nickname} {job} {nickname} {x}')).toEqual([
    'nickname',
    'x',
  ]);
  expect(unknownPlaceholders('No {first_name} and {company} by {sender} for {job}')).toEqual([]);
});

test.each([
  ['Asha Rao', 'Asha'],
  ['  Asha   Rao ', 'Asha'],
  ['Madonna', 'Madonna'],
  ['李 小龍', '李 小龍'],
  ['박지은', '박지은'],
  ['', ''],
])('CO-05 %j is addressed as %j', (name, first) => expect(firstNameOf(name)).toBe(first));

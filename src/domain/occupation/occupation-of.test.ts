import { expect, test } from 'vitest';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';
import { titleWords } from '#domain/search/title-words.ts';
import { skillOf } from '#domain/skill/skill-key.ts';
import { occupationOfPosting, occupations, nearness, nearnessOf } from './occupation-of.ts';
import { occupationCircles, occupationWords } from './occupation-words.ts';

const occupationIn = (title: string, skills: string[] = [], category: string | null = null) => {
  const at = occupationOfPosting({ title, skills, category });
  return at === null ? null : occupations[at];
};
const namesOf = (skills: string[], near: number, specialization: string | null = null) =>
  nearnessOf(skills, specialization).flatMap((each, at) =>
    each === near ? (occupations[at] ?? []) : [],
  );

test.each([
  [
    'the occupation in its title',
    'Senior Data Engineer',
    ['SQL', 'Excel'],
    'Design',
    'Data engineering',
  ],
  ['the skills in its title', 'Kotlin wizard', ['Java', 'SQL'], null, 'Mobile'],
  ['most of its required skills', 'Executive', ['Tally', 'GST', 'MS Excel'], null, 'Finance'],
  ['its category', 'Executive', ['Charm'], 'Sales', 'Sales'],
  ['nothing', 'Executive', ['Charm'], 'Software Development', null],
] as const)(
  'STJ-02 a posting’s occupation comes from %s',
  (_, title, skills, category, occupation) => {
    expect(occupationIn(title, [...skills], category)).toBe(occupation);
  },
);

test('STJ-02 the occupation with most of the skills is the student’s own, and its neighbours are related', () => {
  expect(namesOf(['ReactJS', 'CSS', 'HTML', 'Figma'], nearness.own)).toEqual(['Front end']);
  expect(namesOf(['ReactJS', 'CSS', 'HTML', 'Figma'], nearness.near)).toEqual([
    'Back end',
    'Full stack',
    'Mobile',
    'Testing',
  ]);
  expect(namesOf(['Kotlin', 'Java'], nearness.own)).toEqual(['Back end', 'Mobile']);
});

test('STJ-02 the field of study is related, but never the student’s own occupation', () => {
  expect(namesOf(['Bread'], nearness.own, 'data_science')).toEqual([]);
  expect(namesOf(['Bread'], nearness.near, 'data_science')).toEqual([
    'Analysis',
    'Data engineering',
    'Data science',
  ]);
  expect(nearnessOf(['Bread'], 'other')).toEqual([]);
});

test('STJ-02 every term of the occupations exists in the dictionaries', () => {
  const known = new Set(
    [...anyCase.values(), ...exactCase.values()].map((name) => skillOf(name).key),
  );
  const kinds = new Set(
    titleWords
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  );
  const lines = occupationWords
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  const listOf = (text = '') => text.split(',').flatMap((word) => word.trim() || []);
  expect(
    lines.flatMap(([, , skills]) => listOf(skills)).filter((name) => !known.has(skillOf(name).key)),
  ).toEqual([]);
  expect(lines.flatMap(([, works]) => listOf(works)).filter((work) => !kinds.has(work))).toEqual(
    [],
  );
  expect(
    occupationCircles
      .trim()
      .split(/[,\n]/u)
      .filter((name) => !occupations.includes(name.trim())),
  ).toEqual([]);
});

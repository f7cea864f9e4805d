import { expect, test } from 'vitest';
import { overEach, overNumbers } from '#domain/answers-over.fixture.ts';
import { postingLevels } from '#domain/posting/posting.ts';
import { type CheckedPosting, checkPosting } from './check-posting.ts';
import { findInflation, yearsIn } from './find-inflation.ts';
import { readingGrade } from './reading-level.ts';

const posting: CheckedPosting = {
  title: 'Route planner',
  primaryRole: '',
  department: '',
  location: '',
  duration: '',
  description: '',
  responsibilities: '',
  requirements: '',
  niceToHave: '',
  practiceQuestions: '',
  workplace: 'onsite',
  salaryMin: null,
  salaryMax: null,
  skills: [],
  questions: [],
};
const partsOf = (changes: Partial<CheckedPosting>) =>
  checkPosting({ ...posting, ...changes }).parts;
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 8 === 7 ? 'map.' : 'map')).join(' ');

test('CO-03 the points for the length of a posting and its number of requirements', () => {
  const ranges = [
    [0, 110],
    [695, 755],
    [1_145, 1_155],
  ] as const;
  expect(
    ranges.map(([from, to]) =>
      overNumbers(from, to, (count) => partsOf({ description: words(count) }).length),
    ),
  ).toMatchInlineSnapshot(`
    [
      "0 0, 10 1, 20 2, 30 3, 40 4, 50 5, 60 6, 70 7, 80 8, 90 9, 100 10",
      "695 10, 701 9, 751 8",
      "1145 1, 1151 0",
    ]
  `);
  expect(
    overNumbers(0, 14, (count) =>
      Object.values(partsOf({ skills: Array<string>(count).fill('x') })).slice(-2),
    ),
  ).toMatchInlineSnapshot(`"0 0+5, 1 10+5, 8 10+4, 9 10+3, 10 10+2, 11 10+1, 12 10+0"`);
  expect(
    overNumbers(0, 14, (count) =>
      Object.values(partsOf({ requirements: '- x\n'.repeat(count) })).slice(-2),
    ),
  ).toMatchInlineSnapshot(`"0 0+5, 1 10+5, 8 10+4, 9 10+3, 10 10+2, 11 10+1, 12 10+0"`);
  expect([
    partsOf({ requirements: 'x' }).requirements,
    partsOf({ requirements: ' \n' }).requirements,
  ]).toEqual([10, 0]);
});

test('CO-03 the points for pay, place and language', () => {
  const pays = [
    [null, null],
    [1, null],
    [null, 2],
    [1, 2],
    [0, 0],
  ] as const;
  expect(overEach(pays, ([salaryMin, salaryMax]) => partsOf({ salaryMin, salaryMax }).pay))
    .toMatchInlineSnapshot(`
    "null+null: 0
    1+null: 0
    null+2: 0
    1+2: 15
    0+0: 15"
  `);
  expect(
    [
      {},
      { location: 'Pune' },
      { location: ' ' },
      { workplace: 'remote' as const },
      { workplace: 'hybrid' as const },
    ].map((changes) => partsOf(changes).location),
  ).toMatchInlineSnapshot(`
    [
      0,
      10,
      0,
      10,
      0,
    ]
  `);
  const language = (text: string) =>
    overNumbers(0, 15, (count) => {
      const { parts, flags } = checkPosting({
        ...posting,
        description: Array<string>(count).fill(text).join('\n'),
      });
      return `${parts.language} ${flags[0]?.gain ?? '-'}`;
    });
  expect(['Wear many hats.', 'Planning ninja.', 'Male candidates only.'].map(language))
    .toMatchInlineSnapshot(`
    [
      "0 40 -, 1 37 3, 2 34 3, 3 31 3, 4 28 3, 5 25 3, 6 22 3, 7 19 3, 8 16 3, 9 13 3, 10 10 3, 11 7 3, 12 4 3, 13 1 3, 14 0 1, 15 0 0",
      "0 40 -, 1 34 6, 2 28 6, 3 22 6, 4 16 6, 5 10 6, 6 4 6, 7 0 4, 8 0 0",
      "0 40 -, 1 20 20, 2 0 20, 3 0 0",
    ]
  `);
});

test('CO-03 the points for reading, by the length of sentences and words', () => {
  const sentence = (count: number, word: string) => `${Array<string>(count).fill(word).join(' ')}.`;
  const reading = (word: string) =>
    overNumbers(1, 60, (count) => partsOf({ description: sentence(count, word) }).reading);
  expect(['map', 'planner', 'company'].map(reading)).toMatchInlineSnapshot(`
    [
      "1 10, 41 8, 44 6, 46 4, 49 2, 51 0",
      "1 10, 11 8, 13 6, 16 4, 18 2, 21 0",
      "1 0",
    ]
  `);
  expect(
    overEach(
      ['', 'a', 'create', 'created', 'the area', 'One. Two', '1.5 tonnes', 'first\nsecond'],
      (text) => readingGrade(text)?.toFixed(3) ?? 'none',
    ),
  ).toMatchInlineSnapshot(`
    ": none
    a: -3.400
    create: -3.400
    created: -3.400
    the area: 2.890
    One. Two: -3.400
    1.5 tonnes: -3.010
    first
    second: 2.500"
  `);
});

test('CO-03 years, degrees and skills beyond a level', () => {
  const found = (changes: object) =>
    findInflation({
      level: null,
      type: 'Full-time',
      minDegree: null,
      skills: [],
      requirements: '',
      description: '',
      ...changes,
    }).map(({ kind }) => kind);
  expect(
    overEach([...postingLevels, null], (level) =>
      overNumbers(0, 12, (years) => found({ level, requirements: `${years} years of experience` })),
    ),
  ).toMatchInlineSnapshot(`
    "Entry Level: 0 none, 2 years
    1-3 years: 0 none, 4 years
    3-5 years: 0 none, 6 years
    5+ years: 0 none
    Senior: 0 none
    Lead: 0 none
    null: 0 none"
  `);
  expect(
    overEach([...postingLevels, null], (level) =>
      (['diploma', 'bachelor', 'master', 'doctorate'] as const).filter(
        (minDegree) => found({ level, minDegree }).length > 0,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "Entry Level: master+doctorate
    1-3 years: master+doctorate
    3-5 years: none
    5+ years: none
    Senior: none
    Lead: none
    null: none"
  `);
  expect(
    overEach([...postingLevels, null], (level) =>
      overNumbers(0, 8, (count) => found({ level, skills: Array<string>(count).fill('x') })),
    ),
  ).toMatchInlineSnapshot(`
    "Entry Level: 0 none, 6 skills
    1-3 years: 0 none
    3-5 years: 0 none
    5+ years: 0 none
    Senior: 0 none
    Lead: 0 none
    null: 0 none"
  `);
  expect(
    overNumbers(0, 3, (years) =>
      found({ type: 'Internship', description: `experience: min ${years} years` }),
    ),
  ).toMatchInlineSnapshot(`"0 none, 2 years"`);
  expect(
    overEach(
      [
        '2-4 years of work',
        '3+ yrs experience',
        'at least 5 years of hands-on team experience',
        '1 year of work and 6 years’ experience',
        '3 years old',
        '',
      ],
      yearsIn,
    ),
  ).toMatchInlineSnapshot(`
    "2-4 years of work: 2
    3+ yrs experience: 3
    at least 5 years of hands-on team experience: 5
    1 year of work and 6 years’ experience: 6
    3 years old: null
    : null"
  `);
});

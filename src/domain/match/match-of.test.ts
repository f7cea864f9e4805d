import { expect, test } from 'vitest';
import { emptyPosting, emptyStudent } from './match-facts.fixture.ts';
import type { MatchPlace, PostingFacts, StudentFacts } from './match-facts.ts';
import { matchOf } from './match-of.ts';
import type { MatchPart } from './match-weights.ts';

const now = new Date('2026-11-21T10:00:00Z');
const bengaluru: MatchPlace = { text: 'Bengaluru', city: 'bengaluru', country: 'IN' };
const pune: MatchPlace = { text: 'Pune', city: 'pune', country: 'IN' };
const india: MatchPlace = { text: 'India', city: null, country: 'IN' };
const berlin: MatchPlace = { text: 'Berlin', city: 'berlin', country: 'DE' };
const nowhere: MatchPlace = { text: 'Somewhere', city: null, country: null };

const posting: PostingFacts = {
  ...emptyPosting,
  skills: ['TypeScript', 'ReactJS', 'PostgreSQL', 'Docker'],
  level: 'Entry Level',
  place: bengaluru,
  salary: { min: 600_000, max: 800_000 },
};
const student: StudentFacts = {
  ...emptyStudent,
  skills: ['TypeScript', 'React', 'MySQL'],
  years: 0,
  places: [bengaluru],
  wantsRemote: 'yes',
  expectedSalary: 700_000,
};

const match = (of: { posting?: Partial<PostingFacts>; student?: Partial<StudentFacts> } = {}) =>
  matchOf({ ...posting, ...of.posting }, { ...student, ...of.student }, now);
const valueOf = (part: MatchPart, result: ReturnType<typeof match>) =>
  result.parts.find((each) => each.part === part)?.value;
const raiseOf = (part: MatchPart, result: ReturnType<typeof match>) =>
  result.parts.find((each) => each.part === part)?.raise;

test('STJ-02 each skill shows how it is met: by name, by alias, by a related skill, or not', () => {
  const result = match();
  expect(result.parts[0]).toEqual({
    part: 'skills',
    value: 62,
    weight: 40,
    points: 25,
    raise: 'gain-skills',
    evidence: {
      skills: [
        { asked: 'TypeScript', by: 'exact', has: 'TypeScript' },
        { asked: 'ReactJS', by: 'synonym', has: 'React' },
        { asked: 'PostgreSQL', by: 'related', has: 'MySQL' },
        { asked: 'Docker', by: 'missing', has: null },
      ],
    },
  });
  expect(result.score).toBe(85);
  expect(result.version).toBe(2);
});

test('STJ-02 a duplicate skill counts once', () => {
  const result = match({ posting: { skills: ['React', 'react.js', 'Docker'] } });
  expect(valueOf('skills', result)).toBe(50);
  expect(result.parts[0]?.evidence).toMatchObject({
    skills: [{ asked: 'React' }, { asked: 'Docker' }],
  });
});

test.each([
  ['Entry Level', 0, 100],
  ['Entry Level', 1, 100],
  ['Entry Level', 3, 90],
  ['Entry Level', 20, 60],
  ['1-3 years', 0, 70],
  ['3-5 years', 0, 10],
  ['5+ years', 0, 0],
  ['5+ years', 30, 100],
  ['Senior', 4, 70],
  ['Lead', 8, 100],
  [null, 4, null],
] as const)('STJ-02 for %s, %s years of experience score %s', (level, years, value) => {
  expect(valueOf('experience', match({ posting: { level }, student: { years } }))).toBe(value);
});

test('STJ-02 an internship without a level counts as entry level', () => {
  const internship = { level: null, isInternship: true };
  expect(valueOf('experience', match({ posting: internship }))).toBe(100);
});

test.each([
  ['their own field', 2, 4, { years: 4, counted: 4, field: 'own' }, 95],
  [
    'a related field, with half the years and half the score',
    1,
    4,
    { counted: 2, field: 'near' },
    50,
  ],
  ['another field, not at all', 0, 4, { counted: 0, field: 'other' }, 0],
] as const)('STJ-02 experience counts in %s', (_, near, years, evidence, value) => {
  const result = match({
    posting: { occupation: 3, level: '1-3 years' },
    student: { nearness: [0, 0, 0, near], years },
  });
  expect(valueOf('experience', result)).toBe(value);
  expect(result.parts[1]?.evidence).toMatchObject(evidence);
});

test('STJ-02 having most of the skills of another occupation makes it a related field', () => {
  const wide = { occupation: 0, skills: ['TypeScript', 'React', 'MySQL', 'Docker'] };
  const result = match({ posting: wide, student: { nearness: [0] } });
  expect(result.parts[1]?.evidence).toMatchObject({ field: 'near' });
  expect(result.barrier).toBeNull();
});

test.each([
  ['in another occupation', { occupation: 0 }, { nearness: [0] }, 'occupation', 25],
  ['in an unknown occupation', { skills: ['Baking'] }, {}, 'occupation', 0],
  ['that needs three more years', { level: '3-5 years' }, {}, 'years', 27],
  ['that needs two more years', { level: '3-5 years' }, { years: 1 }, null, 70],
] as const)(
  'STJ-02 whether location and pay count for work %s',
  (_, offered, about, barrier, score) => {
    const result = match({
      posting: offered,
      student: { ...about, nearness: 'nearness' in about ? [...about.nearness] : [] },
    });
    expect(result.barrier).toBe(barrier);
    expect(result.score).toBe(score);
    const isReached = barrier === null ? 100 : 0;
    expect([valueOf('location', result), valueOf('salary', result)]).toEqual([
      isReached,
      isReached,
    ]);
    expect(raiseOf('location', result)).toBeNull();
    expect(raiseOf('salary', result)).toBeNull();
  },
);

test.each([
  ['in the preferred city', {}, {}, 100],
  ['elsewhere in its country', { place: pune }, {}, 50],
  ['in a preferred country', { place: pune }, { places: [berlin, india] }, 100],
  ['in another country', { place: berlin }, {}, 0],
  ['in an unknown location', { place: nowhere }, {}, null],
  ['without a location', { place: null }, {}, null],
  ['anywhere without preferred locations', {}, { places: [] }, null],
  ['remotely', { place: berlin, isRemote: true }, {}, 100],
  [
    'remotely when remote is not wanted',
    { place: berlin, isRemote: true },
    { wantsRemote: 'no' },
    0,
  ],
  [
    'remotely or in the preferred city when remote is not wanted',
    { isRemote: true },
    { wantsRemote: 'no' },
    100,
  ],
  ['on site when only remote is wanted', {}, { wantsRemote: 'only' }, 0],
] as const)('STJ-02 the location score of work %s', (_, where, wish, value) => {
  expect(valueOf('location', match({ posting: where, student: wish }))).toBe(value);
});

test.each([
  [700_000, 100],
  [800_000, 100],
  [808_000, 98],
  [1_000_000, 50],
  [1_200_000, 0],
  [null, null],
])('STJ-02 expecting %s of at most 800000 scores %s', (expectedSalary, value) => {
  expect(valueOf('salary', match({ student: { expectedSalary } }))).toBe(value);
});

test('STJ-02 unpaid work only suits students who expect no pay', () => {
  const unpaid = { salary: { min: 0, max: 0 } };
  expect(valueOf('salary', match({ posting: unpaid }))).toBe(0);
  expect(valueOf('salary', match({ posting: unpaid, student: { expectedSalary: 0 } }))).toBe(100);
});

test('STJ-02 each incomplete part says what would raise it, and asks for missing data', () => {
  const unsaid = { skills: [], years: null, places: [], expectedSalary: null };
  const asks = match({ student: unsaid });
  expect(asks.score).toBeNull();
  expect(asks.parts.map(({ raise }) => raise)).toEqual([
    'name-skills',
    'say-years',
    'say-places',
    'say-salary',
  ]);
  const poor = match({
    posting: { level: '1-3 years', place: berlin, salary: { min: 1, max: 2 } },
  });
  expect(poor.parts.map(({ raise }) => raise)).toEqual([
    'gain-skills',
    'gain-years',
    'add-place',
    'ask-less',
  ]);
  const whole = match({ posting: { skills: ['React'] } });
  expect(whole.score).toBe(100);
  expect(whole.parts.map(({ raise }) => raise)).toEqual([null, null, null, null]);
  expect(raiseOf('experience', match({ student: { years: 9 } }))).toBeNull();
  expect(
    raiseOf(
      'location',
      match({ posting: { isRemote: true, place: berlin }, student: { wantsRemote: 'no' } }),
    ),
  ).toBe('take-remote');
});

test.each([
  [
    'work on site when only remote is wanted',
    {},
    { wantsRemote: 'only' },
    'location',
    'leave-home',
  ],
  [
    'remote work without a location when remote is not wanted',
    { isRemote: true, place: null },
    { wantsRemote: 'no' },
    'location',
    'take-remote',
  ],
  ['a posting without a location', { place: null }, { places: [] }, 'location', null],
  ['a posting without pay', { salary: null }, { expectedSalary: null }, 'salary', null],
  ['a posting without a level', { level: null }, { years: null }, 'experience', null],
  ['a posting without skills', { skills: [] }, { skills: [] }, 'skills', null],
  [
    'years in another occupation',
    { occupation: 0, level: '1-3 years' },
    { nearness: [0], years: 5 },
    'experience',
    'gain-skills',
  ],
  [
    'enough years in a related field, with all skills',
    { occupation: 0, skills: ['React'] },
    { nearness: [1], years: 2 },
    'experience',
    null,
  ],
] as const)('STJ-02 what would raise the score for %s', (_, of, about, part, raise) => {
  const result = match({
    posting: of as Partial<PostingFacts>,
    student: about as Partial<StudentFacts>,
  });
  expect(raiseOf(part, result)).toBe(raise);
});

test('STJ-02 hard requirements are separate from the score', () => {
  const conditions = {
    deadline: now,
    needsPermit: true,
    minDegree: 'master',
    batchFrom: 2026,
    batchTo: 2027,
  } as const;
  const unsaid = match({ posting: conditions });
  expect(unsaid.score).toBe(match().score);
  expect(unsaid.requirements).toEqual([
    { requirement: 'deadline', state: 'unmet' },
    { requirement: 'permit', state: 'unknown' },
    { requirement: 'degree', state: 'unknown' },
    { requirement: 'batch', state: 'unknown' },
  ]);
  const stateOf = (of: Partial<StudentFacts>) =>
    match({ posting: conditions, student: of })
      .requirements.map(({ state }) => state)
      .slice(1);
  expect(stateOf({ permits: ['IN'], degree: 'doctorate', graduationYear: 2027 })).toEqual([
    'met',
    'met',
    'met',
  ]);
  expect(stateOf({ permits: ['DE'], degree: 'bachelor', graduationYear: 2028 })).toEqual([
    'unmet',
    'unmet',
    'unmet',
  ]);
  expect(match().requirements).toEqual([]);
});

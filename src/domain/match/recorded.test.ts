import { expect, test } from 'vitest';
import {
  madeNumbers,
  overEach,
  overNumbers,
  overPairs,
  overTime,
} from '#domain/answers-over.fixture.ts';
import { nearness } from '#domain/occupation/occupation-of.ts';
import { postingLevels } from '#domain/posting/posting.ts';
import { dayMs } from '#domain/time.ts';
import { activePeriods, activeSince } from './candidate-filter.ts';
import { degrees, isDegreeEnough } from './degree.ts';
import { fieldExperience, requiredYearsFor } from './experience-value.ts';
import { fieldFit } from './field-fit.ts';
import { isEligible, protectedCount } from './is-eligible.ts';
import { locationFit } from './location-value.ts';
import { emptyPosting, emptyStudent } from './match-facts.fixture.ts';
import {
  type MatchPlace,
  type PostingFacts,
  remoteWishes,
  type StudentFacts,
} from './match-facts.ts';
import { matchOf } from './match-of.ts';
import { matchParts } from './match-weights.ts';
import { matchWord } from './match-word.ts';
import { mostPoints } from './most-points.ts';
import { recommendReason } from './recommend-reason.ts';
import { requirementsOf } from './requirements.ts';
import { salaryValue } from './salary-value.ts';
import { scoreOf } from './score-of.ts';
import { skillsValue } from './skills-value.ts';

const now = new Date('2026-11-21T10:00:00Z');
const places: MatchPlace[] = [
  { text: 'Pune', city: 'pune', country: 'IN' },
  { text: 'Mumbai', city: 'mumbai', country: 'IN' },
  { text: 'India', city: null, country: 'IN' },
  { text: 'Berlin', city: 'berlin', country: 'DE' },
  { text: 'Somewhere', city: null, country: null },
];
const posting: PostingFacts = {
  ...emptyPosting,
  occupation: 0,
  skills: ['Java', 'SQL', 'Docker', 'Git'],
};
const student: StudentFacts = {
  ...emptyStudent,
  nearness: [nearness.own],
  skills: ['Java', 'SQL'],
  wantsRemote: 'yes',
};
const fields = [nearness.other, nearness.near, nearness.own];

test('STJ-02 years of experience and what they are worth, by level and field', () => {
  const lines = [...postingLevels, null].map((level) => {
    const range = requiredYearsFor(level, true) ?? { from: 0, to: null };
    return fields.map((field) => {
      const answers = overNumbers(0, 14, (years) => {
        const { counted, value, isInReach } = fieldExperience(years, range, field);
        return `${counted}y=${value}${isInReach ? '' : '!'}`;
      });
      return `${level} ${field}: ${answers}`;
    });
  });
  expect(lines.flat().join('\n')).toMatchInlineSnapshot(`
    "Entry Level 0: 0 0y=0
    Entry Level 1: 0 0y=50, 2 1y=50, 4 2y=47, 6 3y=45, 8 4y=42, 10 5y=40, 12 6y=37, 14 7y=35
    Entry Level 2: 0 0y=100, 1 1y=100, 2 2y=95, 3 3y=90, 4 4y=85, 5 5y=80, 6 6y=75, 7 7y=70, 8 8y=65, 9 9y=60, 10 10y=60, 11 11y=60, 12 12y=60, 13 13y=60, 14 14y=60
    1-3 years 0: 0 0y=0
    1-3 years 1: 0 0y=35, 2 1y=50, 4 2y=50, 6 3y=50, 8 4y=47, 10 5y=45, 12 6y=42, 14 7y=40
    1-3 years 2: 0 0y=70, 1 1y=100, 2 2y=100, 3 3y=100, 4 4y=95, 5 5y=90, 6 6y=85, 7 7y=80, 8 8y=75, 9 9y=70, 10 10y=65, 11 11y=60, 12 12y=60, 13 13y=60, 14 14y=60
    3-5 years 0: 0 0y=0!
    3-5 years 1: 0 0y=5!, 2 1y=20, 4 2y=35, 6 3y=50, 8 4y=50, 10 5y=50, 12 6y=47, 14 7y=45
    3-5 years 2: 0 0y=10!, 1 1y=40, 2 2y=70, 3 3y=100, 4 4y=100, 5 5y=100, 6 6y=95, 7 7y=90, 8 8y=85, 9 9y=80, 10 10y=75, 11 11y=70, 12 12y=65, 13 13y=60, 14 14y=60
    5+ years 0: 0 0y=0!
    5+ years 1: 0 0y=0!, 2 1y=0!, 4 2y=5!, 6 3y=20, 8 4y=35, 10 5y=50, 12 6y=50, 14 7y=50
    5+ years 2: 0 0y=0!, 1 1y=0!, 2 2y=10!, 3 3y=40, 4 4y=70, 5 5y=100, 6 6y=100, 7 7y=100, 8 8y=100, 9 9y=100, 10 10y=100, 11 11y=100, 12 12y=100, 13 13y=100, 14 14y=100
    Senior 0: 0 0y=0!
    Senior 1: 0 0y=0!, 2 1y=0!, 4 2y=5!, 6 3y=20, 8 4y=35, 10 5y=50, 12 6y=50, 14 7y=50
    Senior 2: 0 0y=0!, 1 1y=0!, 2 2y=10!, 3 3y=40, 4 4y=70, 5 5y=100, 6 6y=100, 7 7y=100, 8 8y=100, 9 9y=100, 10 10y=100, 11 11y=100, 12 12y=100, 13 13y=100, 14 14y=100
    Lead 0: 0 0y=0!
    Lead 1: 0 0y=0!, 2 1y=0!, 4 2y=0!, 6 3y=0!, 8 4y=0!, 10 5y=5!, 12 6y=20, 14 7y=35
    Lead 2: 0 0y=0!, 1 1y=0!, 2 2y=0!, 3 3y=0!, 4 4y=0!, 5 5y=10!, 6 6y=40, 7 7y=70, 8 8y=100, 9 9y=100, 10 10y=100, 11 11y=100, 12 12y=100, 13 13y=100, 14 14y=100
    null 0: 0 0y=0
    null 1: 0 0y=50, 2 1y=50, 4 2y=47, 6 3y=45, 8 4y=42, 10 5y=40, 12 6y=37, 14 7y=35
    null 2: 0 0y=100, 1 1y=100, 2 2y=95, 3 3y=90, 4 4y=85, 5 5y=80, 6 6y=75, 7 7y=70, 8 8y=65, 9 9y=60, 10 10y=60, 11 11y=60, 12 12y=60, 13 13y=60, 14 14y=60"
  `);
});

test('STJ-02 the field, by occupation and share of the skills', () => {
  const lines = [null, ...fields].map(
    (known) => `${known}: ${overNumbers(0, 100, (skills) => fieldFit(known, skills))}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "null: 0 0, 1 1, 50 2
    0: 0 0, 75 1
    1: 0 1
    2: 0 2"
  `);
});

test('STJ-02 pay above what is offered, in percent', () => {
  expect(overNumbers(0, 310, (expected) => salaryValue(expected, 200))).toMatchInlineSnapshot(
    `"0 100, 202 98, 204 96, 206 94, 208 92, 210 90, 212 88, 214 86, 216 84, 218 82, 220 80, 222 78, 224 76, 226 74, 228 72, 230 70, 232 68, 234 66, 236 64, 238 62, 240 60, 242 58, 244 56, 246 54, 248 52, 250 50, 252 48, 254 46, 256 44, 258 42, 260 40, 262 38, 264 36, 266 34, 268 32, 270 30, 272 28, 274 26, 276 24, 278 22, 280 20, 282 18, 284 16, 286 14, 288 12, 290 10, 292 8, 294 6, 296 4, 298 2, 300 0"`,
  );
  expect(overPairs([0, 1], [0, 1, 2], (most, expected) => salaryValue(expected, most)))
    .toMatchInlineSnapshot(`
    "0: 0 100, 1 0, 2 0
    1: 0 100, 1 100, 2 0"
  `);
});

test('STJ-02 the share of skills met, in halves', () => {
  const lines = [1, 2, 3, 7].map(
    (required) =>
      `${required}: ${overNumbers(0, 2 * required, (halves) => skillsValue(halves, required))}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "1: 0 0, 1 50, 2 100
    2: 0 0, 1 25, 2 50, 3 75, 4 100
    3: 0 0, 1 16, 2 33, 3 50, 4 66, 5 83, 6 100
    7: 0 0, 1 7, 2 14, 3 21, 4 28, 5 35, 6 42, 7 50, 8 57, 9 64, 10 71, 11 78, 12 85, 13 92, 14 100"
  `);
});

test('STJ-02 where a job is and where a student wants to work', () => {
  const wishes = remoteWishes.flatMap((wantsRemote) =>
    [[], [0], [1], [2], [3], [4], [3, 2]].map((at) => ({
      wantsRemote,
      places: at.flatMap((each) => places[each] ?? []),
    })),
  );
  const lines = wishes.map((wish) => {
    const fits = [null, ...places].flatMap((place) =>
      [false, true].map((isRemote) => {
        const fit = locationFit(wish, { place, isRemote });
        return `${place?.text ?? '-'}${isRemote ? '*' : ''} ${fit === null ? '-' : `${fit.value} ${fit.by} ${fit.matched ?? ''}`.trim()}`;
      }),
    );
    return `${wish.wantsRemote} ${wish.places.map(({ text }) => text).join('+') || '-'}: ${fits.join(', ')}`;
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "no -: - -, -* -, Pune -, Pune* -, Mumbai -, Mumbai* -, India -, India* -, Berlin -, Berlin* -, Somewhere -, Somewhere* -
    no Pune: - -, -* -, Pune 100 city Pune, Pune* 100 city Pune, Mumbai 50 same-country Pune, Mumbai* 50 same-country Pune, India 50 same-country Pune, India* 50 same-country Pune, Berlin 0 elsewhere, Berlin* 0 elsewhere, Somewhere -, Somewhere* -
    no Mumbai: - -, -* -, Pune 50 same-country Mumbai, Pune* 50 same-country Mumbai, Mumbai 100 city Mumbai, Mumbai* 100 city Mumbai, India 50 same-country Mumbai, India* 50 same-country Mumbai, Berlin 0 elsewhere, Berlin* 0 elsewhere, Somewhere -, Somewhere* -
    no India: - -, -* -, Pune 100 country India, Pune* 100 country India, Mumbai 100 country India, Mumbai* 100 country India, India 100 country India, India* 100 country India, Berlin 0 elsewhere, Berlin* 0 elsewhere, Somewhere -, Somewhere* -
    no Berlin: - -, -* -, Pune 0 elsewhere, Pune* 0 elsewhere, Mumbai 0 elsewhere, Mumbai* 0 elsewhere, India 0 elsewhere, India* 0 elsewhere, Berlin 100 city Berlin, Berlin* 100 city Berlin, Somewhere -, Somewhere* -
    no Somewhere: - -, -* -, Pune -, Pune* -, Mumbai -, Mumbai* -, India -, India* -, Berlin -, Berlin* -, Somewhere -, Somewhere* -
    no Berlin+India: - -, -* -, Pune 100 country India, Pune* 100 country India, Mumbai 100 country India, Mumbai* 100 country India, India 100 country India, India* 100 country India, Berlin 100 city Berlin, Berlin* 100 city Berlin, Somewhere -, Somewhere* -
    yes -: - -, -* 100 remote, Pune -, Pune* 100 remote, Mumbai -, Mumbai* 100 remote, India -, India* 100 remote, Berlin -, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    yes Pune: - -, -* 100 remote, Pune 100 city Pune, Pune* 100 remote, Mumbai 50 same-country Pune, Mumbai* 100 remote, India 50 same-country Pune, India* 100 remote, Berlin 0 elsewhere, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    yes Mumbai: - -, -* 100 remote, Pune 50 same-country Mumbai, Pune* 100 remote, Mumbai 100 city Mumbai, Mumbai* 100 remote, India 50 same-country Mumbai, India* 100 remote, Berlin 0 elsewhere, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    yes India: - -, -* 100 remote, Pune 100 country India, Pune* 100 remote, Mumbai 100 country India, Mumbai* 100 remote, India 100 country India, India* 100 remote, Berlin 0 elsewhere, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    yes Berlin: - -, -* 100 remote, Pune 0 elsewhere, Pune* 100 remote, Mumbai 0 elsewhere, Mumbai* 100 remote, India 0 elsewhere, India* 100 remote, Berlin 100 city Berlin, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    yes Somewhere: - -, -* 100 remote, Pune -, Pune* 100 remote, Mumbai -, Mumbai* 100 remote, India -, India* 100 remote, Berlin -, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    yes Berlin+India: - -, -* 100 remote, Pune 100 country India, Pune* 100 remote, Mumbai 100 country India, Mumbai* 100 remote, India 100 country India, India* 100 remote, Berlin 100 city Berlin, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    only -: - -, -* 100 remote, Pune 0 not-remote, Pune* 100 remote, Mumbai 0 not-remote, Mumbai* 100 remote, India 0 not-remote, India* 100 remote, Berlin 0 not-remote, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    only Pune: - -, -* 100 remote, Pune 0 not-remote, Pune* 100 remote, Mumbai 0 not-remote, Mumbai* 100 remote, India 0 not-remote, India* 100 remote, Berlin 0 not-remote, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    only Mumbai: - -, -* 100 remote, Pune 0 not-remote, Pune* 100 remote, Mumbai 0 not-remote, Mumbai* 100 remote, India 0 not-remote, India* 100 remote, Berlin 0 not-remote, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    only India: - -, -* 100 remote, Pune 0 not-remote, Pune* 100 remote, Mumbai 0 not-remote, Mumbai* 100 remote, India 0 not-remote, India* 100 remote, Berlin 0 not-remote, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    only Berlin: - -, -* 100 remote, Pune 0 not-remote, Pune* 100 remote, Mumbai 0 not-remote, Mumbai* 100 remote, India 0 not-remote, India* 100 remote, Berlin 0 not-remote, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    only Somewhere: - -, -* 100 remote, Pune 0 not-remote, Pune* 100 remote, Mumbai 0 not-remote, Mumbai* 100 remote, India 0 not-remote, India* 100 remote, Berlin 0 not-remote, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote
    only Berlin+India: - -, -* 100 remote, Pune 0 not-remote, Pune* 100 remote, Mumbai 0 not-remote, Mumbai* 100 remote, India 0 not-remote, India* 100 remote, Berlin 0 not-remote, Berlin* 100 remote, Somewhere -, Somewhere* 100 remote"
  `);
});

test('STJ-02 the score and its points, from made values of the parts', () => {
  const values = madeNumbers('score', 160, 121).map((value) => (value > 100 ? null : value));
  const lines = Array.from({ length: 40 }, (_, at) => {
    const [skills = null, experience = null, location = null, salary = null] = values.slice(4 * at);
    const { score, points } = scoreOf({ skills, experience, location, salary });
    const shown = [skills, experience, location, salary].map((value) => value ?? '-').join(' ');
    return `${shown}: ${score} = ${matchParts.map((part) => points[part] ?? '-').join(' + ')}`;
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "18 77 45 87: 49 = 7 + 20 + 9 + 13
    71 49 71 51: 63 = 29 + 12 + 14 + 8
    100 89 93 33: 86 = 40 + 22 + 19 + 5
    38 66 95 -: 60 = 18 + 20 + 22 + -
    48 56 - -: 51 = 30 + 21 + - + -
    92 65 94 96: 86 = 37 + 16 + 19 + 14
    13 38 30 47: 28 = 5 + 10 + 6 + 7
    63 43 95 62: 64 = 25 + 11 + 19 + 9
    - 0 60 11: null = - + - + - + -
    42 68 82 -: 59 = 20 + 20 + 19 + -
    11 79 44 14: 35 = 4 + 20 + 9 + 2
    - - 30 54: null = - + - + - + -
    1 53 59 14: 28 = 1 + 13 + 12 + 2
    76 32 - 73: 62 = 38 + 10 + - + 14
    - 25 - -: null = - + - + - + -
    66 54 2 6: 41 = 26 + 14 + 0 + 1
    6 80 72 48: 44 = 3 + 20 + 14 + 7
    68 74 - 94: 75 = 34 + 23 + - + 18
    43 73 30 47: 49 = 17 + 19 + 6 + 7
    28 42 93 76: 52 = 11 + 11 + 19 + 11
    94 69 12 28: 61 = 38 + 17 + 2 + 4
    26 47 56 84: 46 = 10 + 12 + 11 + 13
    63 - - 15: 50 = 46 + - + - + 4
    15 45 - 53: 32 = 8 + 14 + - + 10
    82 0 49 65: 52 = 33 + 0 + 10 + 9
    34 96 48 -: 56 = 16 + 28 + 12 + -
    74 - 80 30: 67 = 40 + - + 21 + 6
    81 69 62 -: 73 = 38 + 20 + 15 + -
    44 13 68 26: 38 = 18 + 3 + 13 + 4
    95 - - 88: 93 = 69 + - + - + 24
    82 40 - 6: 55 = 41 + 13 + - + 1
    80 - 4 34: 51 = 43 + - + 1 + 7
    46 - 35 -: 42 = 31 + - + 11 + -
    30 18 31 4: 23 = 12 + 4 + 6 + 1
    26 69 - 14: 37 = 13 + 21 + - + 3
    83 57 9 57: 58 = 33 + 14 + 2 + 9
    34 54 - -: 42 = 21 + 21 + - + -
    11 8 95 67: 35 = 4 + 2 + 19 + 10
    19 69 61 44: 44 = 8 + 17 + 12 + 7
    59 76 - 62: 65 = 29 + 24 + - + 12"
  `);
});

test('STJ-02 labels of scores, and the most points of a part', () => {
  expect(overNumbers(0, 100, matchWord)).toMatchInlineSnapshot(
    `"0 weak, 40 some, 60 good, 80 strong"`,
  );
  const counted = (weight: number, value: number | null) => ({ weight, value });
  const parts = [counted(40, 10), counted(25, 0), counted(20, null), counted(15, 100)];
  expect(parts.map((part) => mostPoints(part, parts))).toMatchInlineSnapshot(`
    [
      50,
      31,
      0,
      19,
    ]
  `);
});

test('STJ-01 the reason of a recommendation, by age and share of skills', () => {
  const parts = (skills: number, location: number, salary: number) =>
    matchOf(posting, student, now).parts.map((part) => ({
      ...part,
      value: { skills, experience: null, location, salary }[part.part],
    })) as ReturnType<typeof matchOf>['parts'];
  const old = new Date(now.getTime() - 30 * dayMs);
  expect(
    overNumbers(0, 100, (skills) => recommendReason({ parts: parts(skills, 20, 20) }, old, now)),
  ).toMatchInlineSnapshot(`"0 location, 20 skills"`);
  expect(
    overTime(now, 4, (postedAt) => recommendReason({ parts: parts(0, 1, 2) }, postedAt, now)),
  ).toMatchInlineSnapshot(`"before salary, -1d 23:59:59.999 new"`);
});

test('STJ-02 requirements are met up to and including their limits', () => {
  const of = (changes: Partial<PostingFacts>, has: Partial<StudentFacts>) =>
    requirementsOf({ ...posting, ...changes }, { ...student, ...has }, now).map(
      ({ state }) => state,
    );
  expect(overTime(now, 1, (deadline) => of({ deadline }, {}))).toMatchInlineSnapshot(
    `"before unmet, +0d 00:00:00.001 met"`,
  );
  const batches = [
    [2026, 2028],
    [2026, null],
    [null, 2028],
    [null, null],
  ] as const;
  expect(
    overEach(batches, ([batchFrom, batchTo]) =>
      overNumbers(2024, 2030, (graduationYear) => of({ batchFrom, batchTo }, { graduationYear })),
    ),
  ).toMatchInlineSnapshot(`
    "2026+2028: 2024 unmet, 2026 met, 2029 unmet
    2026+null: 2024 unmet, 2026 met
    null+2028: 2024 met, 2029 unmet
    null+null: 2024 none"
  `);
  expect(overPairs(degrees, degrees, (minDegree, degree) => of({ minDegree }, { degree })))
    .toMatchInlineSnapshot(`
    "diploma: diploma met, bachelor met, master met, doctorate met
    bachelor: diploma unmet, bachelor met, master met, doctorate met
    master: diploma unmet, bachelor unmet, master met, doctorate met
    doctorate: diploma unmet, bachelor unmet, master unmet, doctorate met"
  `);
  expect(overPairs(degrees, degrees, isDegreeEnough)).toMatchInlineSnapshot(`
    "diploma: diploma true, bachelor false, master false, doctorate false
    bachelor: diploma true, bachelor true, master false, doctorate false
    master: diploma true, bachelor true, master true, doctorate false
    doctorate: diploma true, bachelor true, master true, doctorate true"
  `);
});

test('CO-03 who is eligible, by years and skills, and how a group is counted', () => {
  expect(
    overEach([...postingLevels, null], (level) =>
      overNumbers(0, 9, (years) => isEligible({ ...posting, level }, { ...student, years }, now)),
    ),
  ).toMatchInlineSnapshot(`
    "Entry Level: 0 true
    1-3 years: 0 false, 1 true
    3-5 years: 0 false, 3 true
    5+ years: 0 false, 5 true
    Senior: 0 false, 5 true
    Lead: 0 false, 8 true
    null: 0 true"
  `);
  expect(
    overNumbers(0, 4, (count) =>
      isEligible(posting, { ...student, skills: posting.skills.slice(0, count) }, now),
    ),
  ).toMatchInlineSnapshot(`"0 false, 2 true"`);
  expect(overNumbers(0, 45, protectedCount)).toMatchInlineSnapshot(
    `"0 null, 10 10, 20 20, 30 30, 40 40"`,
  );
  expect(overEach(activePeriods, (days) => activeSince(now, days))).toMatchInlineSnapshot(`
    "7: 2026-11-14T10:00:00.000Z
    30: 2026-10-22T10:00:00.000Z
    90: 2026-08-23T10:00:00.000Z"
  `);
});

test('STJ-02 what raises a match, over made postings and students', () => {
  const pick = <Value>(list: readonly Value[], at: number) => list[at % list.length];
  const draws = madeNumbers('raise', 480, 1000);
  const lines = Array.from({ length: 60 }, (_, at) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = draws.slice(8 * at);
    const facts = {
      ...posting,
      level: pick([...postingLevels, null], a) ?? null,
      isRemote: b % 3 === 0,
      place: pick([null, ...places], c) ?? null,
      salary: d % 3 === 0 ? null : { min: 300_000, max: 500_000 + d * 100 },
      skills: posting.skills.slice(0, b % 5),
    };
    const who = {
      ...student,
      nearness: e % 4 === 0 ? [] : [pick(fields, e) ?? nearness.own],
      skills: ['Java', 'MySQL', 'Docker'].slice(0, f % 4),
      years: g % 4 === 0 ? null : g % 11,
      places: h % 3 === 0 ? [] : places.slice(h % 5, (h % 5) + 1),
      wantsRemote: pick(remoteWishes, c + h) ?? 'yes',
      expectedSalary: a % 4 === 0 ? null : 400_000 + a * 400,
    };
    const { score, barrier, parts } = matchOf(facts, who, now);
    return `${score} ${barrier ?? '-'}: ${parts.map(({ value, points, raise }) => `${value ?? '-'}/${points ?? '-'} ${raise ?? '-'}`).join(', ')}`;
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "null -: -/- -, 100/- -, 100/- -, 36/- ask-less
    25 occupation: 62/25 gain-skills, 0/0 gain-skills, 0/0 -, 0/0 -
    40 years: 100/40 -, 0/0 gain-years, 0/0 -, 0/0 -
    null -: -/- name-skills, 80/- -, -/- say-places, 42/- ask-less
    33 years: 83/33 gain-skills, 0/0 gain-years, 0/0 -, 0/0 -
    56 -: 25/12 gain-skills, 80/25 -, -/- -, 100/19 -
    64 -: 50/37 gain-skills, -/- -, -/- -, 100/27 -
    56 -: 50/25 gain-skills, 70/22 gain-years, -/- -, 50/9 ask-less
    63 -: 37/17 gain-skills, 75/22 -, 100/24 -, -/- -
    null -: -/- name-skills, -/- -, 50/- add-place, 86/- ask-less
    10 occupation: 25/10 gain-skills, 0/0 gain-skills, 0/0 -, 0/0 -
    null -: -/- name-skills, -/- -, 100/- -, -/- say-salary
    70 -: 50/20 gain-skills, 65/16 -, 100/20 -, 94/14 ask-less
    75 -: 100/62 -, 35/13 gain-years, -/- take-remote, -/- say-salary
    20 years: 50/20 gain-skills, 0/0 gain-years, 0/0 -, 0/0 -
    null -: -/- name-skills, 100/- -, 0/- leave-home, -/- -
    null -: -/- -, 40/- gain-years, 100/- -, 68/- ask-less
    54 -: 37/27 gain-skills, -/- say-years, -/- say-places, 100/27 -
    49 -: 33/16 gain-skills, 35/10 gain-years, 100/23 -, -/- -
    57 -: 50/27 gain-skills, -/- say-years, 100/26 -, 20/4 ask-less
    82 -: 83/42 gain-skills, 100/31 -, -/- say-places, 48/9 ask-less
    33 years: 75/30 gain-skills, 10/3 gain-years, 0/0 -, 0/0 -
    null -: -/- name-skills, 100/- -, -/- say-places, 58/- ask-less
    null -: -/- name-skills, -/- say-years, -/- add-place, -/- -
    null -: -/- name-skills, -/- -, -/- say-places, 100/- -
    null -: 50/- gain-skills, -/- -, -/- say-places, -/- -
    17 -: 25/17 gain-skills, -/- -, 0/0 leave-home, -/- -
    41 years: 100/40 -, 5/1 gain-years, 0/0 -, 0/0 -
    83 -: 75/30 gain-skills, 85/21 -, 100/20 -, 78/12 ask-less
    90 -: 83/33 gain-skills, 100/25 -, 100/20 -, 76/12 ask-less
    null -: -/- -, -/- say-years, 100/- -, -/- -
    58 -: 33/13 gain-skills, 90/23 -, 50/10 add-place, 82/12 ask-less
    62 -: 100/47 -, 50/15 -, 0/0 leave-home, -/- say-salary
    null -: -/- -, 40/- gain-years, 0/- leave-home, -/- say-salary
    65 -: 75/46 gain-skills, 50/19 gain-skills, -/- -, -/- -
    81 -: 100/62 -, 50/19 -, -/- say-places, -/- -
    40 years: 100/40 -, 0/0 gain-years, 0/0 -, 0/0 -
    null -: 75/- gain-skills, -/- say-years, -/- say-places, -/- -
    null -: -/- name-skills, 75/- -, 100/- -, -/- -
    null -: -/- -, 95/- -, 100/- -, 100/- -
    37 -: 25/12 gain-skills, 85/25 -, 0/0 leave-home, -/- -
    65 -: 100/40 -, 50/12 -, 0/0 leave-home, 84/13 ask-less
    75 -: 50/25 gain-skills, 100/31 -, -/- -, 100/19 -
    71 -: 100/50 -, 47/14 -, -/- -, 36/7 ask-less
    null -: -/- -, -/- -, 0/- leave-home, -/- say-salary
    null -: -/- name-skills, 70/- -, 100/- -, 30/- ask-less
    25 -: 37/25 gain-skills, -/- -, 0/0 leave-home, -/- say-salary
    47 -: 50/27 gain-skills, -/- say-years, 0/0 take-remote, 100/20 -
    68 -: 100/47 -, 70/21 gain-years, 0/0 leave-home, -/- -
    15 occupation: 37/15 gain-skills, 0/0 gain-skills, 0/0 -, 0/0 -
    null -: -/- -, 100/- -, -/- say-places, -/- say-salary
    33 years: 83/33 gain-skills, 0/0 gain-years, 0/0 -, 0/0 -
    58 -: 25/10 gain-skills, 50/13 gain-skills, 100/20 -, 100/15 -
    null -: -/- -, 100/- -, 0/- leave-home, -/- -
    30 years: 75/30 gain-skills, 0/0 gain-years, 0/0 -, 0/0 -
    null -: -/- -, -/- say-years, 100/- -, -/- say-salary
    59 -: 37/15 gain-skills, 75/19 -, 50/10 add-place, 100/15 -
    null -: 75/- gain-skills, -/- say-years, -/- -, -/- -
    53 -: 50/24 gain-skills, 20/6 gain-years, 100/23 -, -/- -
    null -: -/- name-skills, -/- say-years, -/- say-places, 100/- -"
  `);
});

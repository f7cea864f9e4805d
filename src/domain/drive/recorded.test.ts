import { expect, test } from 'vitest';
import { overEach, overNumbers, overPairs, overTime } from '#domain/answers-over.fixture.ts';
import { dateKinds, driveStates, isSourced, isStale } from './drive.ts';
import {
  type Academics,
  type DriveRules,
  judgeEligibility,
  levels,
  noAcademics,
} from './judge-eligibility.ts';
import { dueDates, leads, wantsReminder } from './reminder.ts';

const now = new Date('2026-11-21T10:00:00Z');
const rules: DriveRules = {
  minPercent: null,
  minCgpa: null,
  levels: [],
  maxBacklogs: null,
  maxGapMonths: null,
  batchFrom: null,
  batchTo: null,
};
const judge = (changes: Partial<DriveRules>, has: Partial<Academics>) => {
  const { verdict, rules: named } = judgeEligibility(
    { ...rules, ...changes },
    { ...noAcademics, ...has },
  );
  return [verdict, ...named].join(' ');
};

test('PRAC-06 who is reminded of what, and when', () => {
  expect(overPairs([null, ...driveStates], dateKinds, wantsReminder)).toMatchInlineSnapshot(`
    "null: opens true, closes true, test true, interview true, result true
    interested: opens true, closes true, test true, interview true, result true
    applied: opens false, closes false, test true, interview true, result true
    tested: opens false, closes false, test false, interview true, result true
    offered: opens false, closes false, test false, interview false, result false
    rejected: opens false, closes false, test false, interview false, result false"
  `);
  expect(
    overEach(leads, (lead) => {
      const { from, to } = dueDates(lead, now);
      return [from, to];
    }),
  ).toMatchInlineSnapshot(`
    "days-3: 2026-11-24T09:55:00.000Z+2026-11-24T10:04:00.000Z
    day-1: 2026-11-22T09:55:00.000Z+2026-11-22T10:04:00.000Z
    hours-3: 2026-11-21T12:55:00.000Z+2026-11-21T13:04:00.000Z"
  `);
  expect(
    overTime(new Date('2027-01-20T00:00:00Z'), 3, (at) => isStale('2026-11-21', at)),
  ).toMatchInlineSnapshot(`"before false, +1d 00:00 true"`);
  expect(
    overPairs([null, 'https://a.test'], [null, '2026-11-21'], (sourceUrl, verifiedOn) =>
      isSourced({ sourceUrl, verifiedOn }),
    ),
  ).toMatchInlineSnapshot(`
    "null: null false, 2026-11-21 false
    https://a.test: null false, 2026-11-21 true"
  `);
});

test('PRAC-06 limits of a drive are met up to and including themselves', () => {
  expect(
    overNumbers(0, 4, (backlogs) => judge({ maxBacklogs: 2 }, { backlogs })),
  ).toMatchInlineSnapshot(`"0 eligible, 3 ineligible backlogs"`);
  expect(
    overNumbers(10, 14, (gapMonths) => judge({ maxGapMonths: 12 }, { gapMonths })),
  ).toMatchInlineSnapshot(`"10 eligible, 13 ineligible gap"`);
  expect(
    overPairs(
      [null, 2026],
      [null, 2028],
      (batchFrom, batchTo) =>
        `(${overNumbers(2024, 2030, (batchYear) => judge({ batchFrom, batchTo }, { batchYear }))})`,
    ),
  ).toMatchInlineSnapshot(`
    "null: null (2024 open), 2028 (2024 eligible, 2029 ineligible batch)
    2026: null (2024 ineligible batch, 2026 eligible), 2028 (2024 ineligible batch, 2026 eligible, 2029 ineligible batch)"
  `);
  expect(
    overEach(levels, (level) =>
      overNumbers(58, 62, (percent) =>
        judge({ minPercent: 60, levels: [level] }, { [`${level}Percent`]: percent }),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "tenth: 58 ineligible tenth, 60 eligible
    twelfth: 58 ineligible twelfth, 60 eligible
    diploma: 58 ineligible diploma, 60 eligible
    degree: 58 ineligible degree, 60 eligible"
  `);
  expect(
    overEach(levels, (level) =>
      overNumbers(5, 8, (cgpa) =>
        judge({ minCgpa: 6, levels: [level] }, { [`${level}Cgpa`]: cgpa }),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "tenth: 5 ineligible tenth, 6 eligible
    twelfth: 5 ineligible twelfth, 6 eligible
    diploma: 5 ineligible diploma, 6 eligible
    degree: 5 ineligible degree, 6 eligible"
  `);
});

test('PRAC-06 marks that are known, failed or missing, at each level', () => {
  const minimum = { minPercent: 60, minCgpa: 6, levels };
  const marks = [
    {},
    { percent: 60 },
    { percent: 59 },
    { cgpa: 6 },
    { percent: 59, cgpa: 6 },
    { percent: 59, cgpa: 5 },
  ];
  const lines = marks.flatMap((twelfth) =>
    marks.map((diploma) => {
      const has: Partial<Academics> = { tenthPercent: 60, degreeCgpa: 6 };
      if ('percent' in twelfth) has.twelfthPercent = twelfth.percent ?? null;
      if ('cgpa' in twelfth) has.twelfthCgpa = twelfth.cgpa ?? null;
      if ('percent' in diploma) has.diplomaPercent = diploma.percent ?? null;
      if ('cgpa' in diploma) has.diplomaCgpa = diploma.cgpa ?? null;
      return `${JSON.stringify(twelfth)} ${JSON.stringify(diploma)}: ${judge(minimum, has)}`;
    }),
  );
  expect([...lines, judge(minimum, {}), judge({}, {}), judge({ minPercent: 60 }, {})].join('\n'))
    .toMatchInlineSnapshot(`
    "{} {}: unknown twelfthOrDiploma
    {} {"percent":60}: eligible
    {} {"percent":59}: ineligible diploma
    {} {"cgpa":6}: eligible
    {} {"percent":59,"cgpa":6}: eligible
    {} {"percent":59,"cgpa":5}: ineligible diploma
    {"percent":60} {}: eligible
    {"percent":60} {"percent":60}: eligible
    {"percent":60} {"percent":59}: ineligible diploma
    {"percent":60} {"cgpa":6}: eligible
    {"percent":60} {"percent":59,"cgpa":6}: eligible
    {"percent":60} {"percent":59,"cgpa":5}: ineligible diploma
    {"percent":59} {}: ineligible twelfth
    {"percent":59} {"percent":60}: ineligible twelfth
    {"percent":59} {"percent":59}: ineligible twelfth diploma
    {"percent":59} {"cgpa":6}: ineligible twelfth
    {"percent":59} {"percent":59,"cgpa":6}: ineligible twelfth
    {"percent":59} {"percent":59,"cgpa":5}: ineligible twelfth diploma
    {"cgpa":6} {}: eligible
    {"cgpa":6} {"percent":60}: eligible
    {"cgpa":6} {"percent":59}: ineligible diploma
    {"cgpa":6} {"cgpa":6}: eligible
    {"cgpa":6} {"percent":59,"cgpa":6}: eligible
    {"cgpa":6} {"percent":59,"cgpa":5}: ineligible diploma
    {"percent":59,"cgpa":6} {}: eligible
    {"percent":59,"cgpa":6} {"percent":60}: eligible
    {"percent":59,"cgpa":6} {"percent":59}: ineligible diploma
    {"percent":59,"cgpa":6} {"cgpa":6}: eligible
    {"percent":59,"cgpa":6} {"percent":59,"cgpa":6}: eligible
    {"percent":59,"cgpa":6} {"percent":59,"cgpa":5}: ineligible diploma
    {"percent":59,"cgpa":5} {}: ineligible twelfth
    {"percent":59,"cgpa":5} {"percent":60}: ineligible twelfth
    {"percent":59,"cgpa":5} {"percent":59}: ineligible twelfth diploma
    {"percent":59,"cgpa":5} {"cgpa":6}: ineligible twelfth
    {"percent":59,"cgpa":5} {"percent":59,"cgpa":6}: ineligible twelfth
    {"percent":59,"cgpa":5} {"percent":59,"cgpa":5}: ineligible twelfth diploma
    unknown tenth twelfthOrDiploma degree
    open
    open"
  `);
});

import { expect, test } from 'vitest';
import {
  type Academics,
  type DriveRules,
  judgeEligibility,
  noAcademics,
  type RuleName,
} from './judge-eligibility.ts';

const noRules: DriveRules = {
  minPercent: null,
  minCgpa: null,
  levels: [],
  maxBacklogs: null,
  maxGapMonths: null,
  batchFrom: null,
  batchTo: null,
};
const all = ['tenth', 'twelfth', 'diploma', 'degree'] as const;
/** 60 % or 6 CGPA in each level, no backlogs, at most 24 months of gap, batch 2026 or 2027. */
const strict: Partial<DriveRules> = {
  minPercent: 60,
  minCgpa: 6,
  levels: all,
  maxBacklogs: 0,
  maxGapMonths: 24,
  batchFrom: 2026,
  batchTo: 2027,
};
const good: Partial<Academics> = {
  tenthPercent: 82,
  twelfthPercent: 74.5,
  degreeCgpa: 7.9,
  backlogs: 0,
  gapMonths: 0,
  batchYear: 2027,
};
const degree = { minPercent: 60, minCgpa: 6, levels: ['degree'] } as const;
const percentOnly = { minPercent: 60, levels: ['degree'] } as const;
const cgpaOnly = { minCgpa: 6, levels: ['degree'] } as const;
const tenth = { minPercent: 60, levels: ['tenth'] } as const;
const twelfth = { minPercent: 60, levels: ['twelfth'] } as const;
const diploma = { minPercent: 60, levels: ['diploma'] } as const;
const school = { minPercent: 60, minCgpa: 6, levels: ['twelfth', 'diploma'] } as const;
const batch = { batchFrom: 2026, batchTo: 2027 };

type Case = [Partial<DriveRules>, Partial<Academics>, string, RuleName[]];

const cases: Case[] = [
  [{}, {}, 'open', []],
  [{}, good, 'open', []],
  [{ levels: ['degree'] }, good, 'open', []],
  [{ minPercent: 60, levels: [] }, good, 'open', []],
  // One level, percentage or CGPA.
  [degree, { degreePercent: 60 }, 'eligible', []],
  [degree, { degreePercent: 59.99 }, 'ineligible', ['degree']],
  [degree, { degreeCgpa: 6 }, 'eligible', []],
  [degree, { degreeCgpa: 5.99 }, 'ineligible', ['degree']],
  [degree, {}, 'unknown', ['degree']],
  [degree, { degreePercent: 55, degreeCgpa: 6.2 }, 'eligible', []],
  [degree, { degreePercent: 65, degreeCgpa: 5 }, 'eligible', []],
  [degree, { degreePercent: 55, degreeCgpa: 5 }, 'ineligible', ['degree']],
  [degree, { degreePercent: 0 }, 'ineligible', ['degree']],
  [degree, { tenthPercent: 90 }, 'unknown', ['degree']],
  // Scales are not converted.
  [percentOnly, { degreeCgpa: 9.9 }, 'unknown', ['degree']],
  [percentOnly, { degreePercent: 60, degreeCgpa: 2 }, 'eligible', []],
  [percentOnly, { degreePercent: 40, degreeCgpa: 9 }, 'ineligible', ['degree']],
  [cgpaOnly, { degreePercent: 99 }, 'unknown', ['degree']],
  [cgpaOnly, { degreeCgpa: 6 }, 'eligible', []],
  [cgpaOnly, { degreeCgpa: 5.9, degreePercent: 90 }, 'ineligible', ['degree']],
  // Each level on its own.
  [tenth, { tenthPercent: 60 }, 'eligible', []],
  [tenth, { tenthPercent: 59 }, 'ineligible', ['tenth']],
  [tenth, {}, 'unknown', ['tenth']],
  [twelfth, { twelfthPercent: 60 }, 'eligible', []],
  [twelfth, { twelfthPercent: 12 }, 'ineligible', ['twelfth']],
  [twelfth, { diplomaPercent: 90 }, 'unknown', ['twelfth']],
  [diploma, { diplomaPercent: 60 }, 'eligible', []],
  [diploma, { diplomaPercent: 1 }, 'ineligible', ['diploma']],
  [diploma, { twelfthPercent: 90 }, 'unknown', ['diploma']],
  // Class XII or a diploma.
  [school, { twelfthPercent: 60 }, 'eligible', []],
  [school, { diplomaCgpa: 6 }, 'eligible', []],
  [school, {}, 'unknown', ['twelfthOrDiploma']],
  [school, { twelfthPercent: 70, diplomaPercent: 50 }, 'ineligible', ['diploma']],
  [school, { twelfthPercent: 50, diplomaPercent: 70 }, 'ineligible', ['twelfth']],
  [school, { twelfthCgpa: 5, diplomaCgpa: 5 }, 'ineligible', ['twelfth', 'diploma']],
  [{ ...school, minCgpa: null }, { twelfthCgpa: 9 }, 'unknown', ['twelfth']],
  // Backlogs.
  [{ maxBacklogs: 0 }, { backlogs: 0 }, 'eligible', []],
  [{ maxBacklogs: 0 }, { backlogs: 1 }, 'ineligible', ['backlogs']],
  [{ maxBacklogs: 2 }, { backlogs: 2 }, 'eligible', []],
  [{ maxBacklogs: 2 }, { backlogs: 3 }, 'ineligible', ['backlogs']],
  [{ maxBacklogs: 0 }, {}, 'unknown', ['backlogs']],
  // Gap.
  [{ maxGapMonths: 24 }, { gapMonths: 24 }, 'eligible', []],
  [{ maxGapMonths: 24 }, { gapMonths: 25 }, 'ineligible', ['gap']],
  [{ maxGapMonths: 0 }, { gapMonths: 0 }, 'eligible', []],
  [{ maxGapMonths: 0 }, { gapMonths: 1 }, 'ineligible', ['gap']],
  [{ maxGapMonths: 24 }, {}, 'unknown', ['gap']],
  // Batch.
  [batch, { batchYear: 2026 }, 'eligible', []],
  [batch, { batchYear: 2027 }, 'eligible', []],
  [batch, { batchYear: 2025 }, 'ineligible', ['batch']],
  [batch, { batchYear: 2028 }, 'ineligible', ['batch']],
  [batch, {}, 'unknown', ['batch']],
  [{ batchFrom: 2026 }, { batchYear: 2040 }, 'eligible', []],
  [{ batchTo: 2026 }, { batchYear: 2027 }, 'ineligible', ['batch']],
  // All together.
  [strict, good, 'eligible', []],
  [strict, { ...good, twelfthPercent: null, diplomaPercent: 61 }, 'eligible', []],
  [strict, { ...good, degreeCgpa: 5.5 }, 'ineligible', ['degree']],
  [strict, { ...good, tenthPercent: 59, backlogs: 2 }, 'ineligible', ['tenth', 'backlogs']],
  [strict, { ...good, gapMonths: 30, batchYear: null }, 'ineligible', ['gap']],
  [strict, { ...good, batchYear: null }, 'unknown', ['batch']],
  [strict, { ...good, twelfthPercent: null }, 'unknown', ['twelfthOrDiploma']],
  [strict, { ...good, backlogs: null, gapMonths: null }, 'unknown', ['backlogs', 'gap']],
  [strict, {}, 'unknown', ['tenth', 'twelfthOrDiploma', 'degree', 'backlogs', 'gap', 'batch']],
];

test.each(cases)('PRAC-06 rules %j and results %j are %s %j', (rules, student, verdict, names) => {
  const result = judgeEligibility({ ...noRules, ...rules }, { ...noAcademics, ...student });
  expect(result).toEqual({ verdict, rules: names });
});

test('PRAC-06 a student without results is asked for them', () => {
  expect(judgeEligibility({ ...noRules, ...degree }, null)).toEqual({
    verdict: 'unknown',
    rules: ['degree'],
  });
});

test('PRAC-06 the table has at least 60 cases with every verdict', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map(([, , verdict]) => verdict)).size).toBe(4);
});

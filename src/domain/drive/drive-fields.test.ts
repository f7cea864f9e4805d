import { expect, test } from 'vitest';
import { overTime } from '#domain/answers-over.fixture.ts';
import { findProblems } from '#domain/fields.ts';
import { academicFields, findDriveProblems } from './drive-fields.ts';
import { isStale, publicDates } from './drive.ts';

const now = new Date('2026-11-23T12:00:00Z');
const drive = {
  companyName: 'Bakery',
  title: 'Off-campus hiring',
  description: 'Bread.',
  careersUrl: 'https://bakery.example/careers',
  timeZone: 'Asia/Kolkata',
  sourceUrl: '',
  verifiedOn: '',
};
const opens = { opensAt: '2026-12-01T10:00' };

test.each([
  [{}, {}],
  [{ ...opens, closesAt: '2026-12-01T10:01' }, {}],
  [{ ...opens, closesAt: '2026-12-01T10:00' }, { closesAt: 'DRIVE_TIMES' }],
  [{ ...opens, closesAt: '2026-11-30T10:00' }, { closesAt: 'DRIVE_TIMES' }],
  [{ ...opens, testAt: '2026-11-30T10:00' }, { testAt: 'DRIVE_TIMES' }],
  [{ testAt: '2026-12-05T10:00', interviewAt: '2026-12-04T10:00' }, { interviewAt: 'DRIVE_TIMES' }],
  [{ closesAt: '2026-12-05T10:00', resultAt: '2026-12-04T10:00' }, { resultAt: 'DRIVE_TIMES' }],
  [{ opensAt: '2026-02-30T10:00' }, { opensAt: 'DRIVE_TIMES' }],
  [{ opensAt: 'soon' }, { opensAt: 'DRIVE_TIMES' }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'TIME_ZONE_UNKNOWN' }],
  [{ careersUrl: 'http://bakery.example' }, { careersUrl: 'HTTPS_REQUIRED' }],
  [{ sourceUrl: 'http://bakery.example' }, { sourceUrl: 'HTTPS_REQUIRED' }],
  [{ sourceUrl: 'javascript:alert(1)' }, { sourceUrl: 'HTTPS_REQUIRED' }],
  [{ sourceUrl: 'https://' }, { sourceUrl: 'HTTPS_REQUIRED' }],
  [{ sourceUrl: 'https://bakery.example/drive', verifiedOn: '2026-11-23' }, {}],
  [{ verifiedOn: '2026-11-25' }, { verifiedOn: 'VERIFIED_ON' }],
  [{ verifiedOn: '2026-02-30' }, { verifiedOn: 'VERIFIED_ON' }],
  [{ minCgpa: '11', degree: 'on' }, { minCgpa: 'CGPA_INVALID' }],
  [{ minCgpa: '-1', degree: 'on' }, { minCgpa: 'CGPA_INVALID' }],
  [{ minPercent: '101', degree: 'on' }, { minPercent: 'PERCENT_INVALID' }],
  [{ minPercent: 60, degree: true }, {}],
  [{ minPercent: '60' }, { minPercent: 'DRIVE_MINIMUM' }],
  [{ degree: 'on' }, { minPercent: 'DRIVE_MINIMUM' }],
  [{ batchFrom: '2027', batchTo: '2026' }, { batchTo: 'BATCH_RANGE' }],
  [{ batchFrom: '2026', batchTo: '2026' }, {}],
])('PRAC-06 a drive with %j has the problems %j', (change, problems) => {
  expect(findDriveProblems({ ...drive, ...change }, now)).toEqual(problems);
});

test.each([
  [{ degreeCgpa: '7.25', tenthPercent: '91.4', backlogs: '0' }, {}],
  [{ degreeCgpa: '10.01' }, { degreeCgpa: 'CGPA_INVALID' }],
  [{ tenthCgpa: 'nine' }, { tenthCgpa: 'CGPA_INVALID' }],
  [{ twelfthPercent: '100.1' }, { twelfthPercent: 'PERCENT_INVALID' }],
  [{ backlogs: '1.5' }, { backlogs: 'OUT_OF_RANGE' }],
  [{ batchYear: '27' }, { batchYear: 'OUT_OF_RANGE' }],
])('PRAC-06 results %j have the problems %j', (entered, problems) => {
  expect(findProblems(academicFields, entered)).toEqual(problems);
});

test.each([
  [null, null, []],
  ['https://bakery.example', null, []],
  [null, '2026-11-01', []],
  ['https://bakery.example', '2026-11-01', ['a date']],
])(
  'PRAC-06 with source %j checked on %j the dates shown are %j',
  (sourceUrl, verifiedOn, shown) => {
    expect(publicDates({ sourceUrl, verifiedOn, dates: ['a date'] })).toEqual(shown);
  },
);

test.each([
  [null, false],
  ['2026-11-23', false],
  ['2026-09-24', false],
  ['2026-09-23', true],
])('PRAC-06 a source checked on %j is stale: %j', (verifiedOn, stale) => {
  expect(isStale(verifiedOn, now)).toBe(stale);
});

test('PRAC-06 a source was checked today from when that day begins anywhere', () => {
  const entered = { ...drive, sourceUrl: 'https://bakery.example/drive', verifiedOn: '2026-11-23' };
  const midnight = new Date('2026-11-23T00:00:00Z');
  expect(
    overTime(midnight, 2, (at) => findDriveProblems(entered, at).verifiedOn ?? 'fine'),
  ).toMatchInlineSnapshot(`"before VERIFIED_ON, -0d 14:00 fine"`);
});

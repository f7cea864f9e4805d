import { dayIn, instantOf } from '#domain/event/instant-of.ts';
import { type Entered, findProblems, flag, number, type Problems, text } from '#domain/fields.ts';
import { isDay } from '#domain/is-day.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { type DateKind, dateKinds } from './drive.ts';
import { type Level, levels } from './judge-eligibility.ts';

const percent = number({ min: 0, max: 100, isDecimal: true, refusal: 'PERCENT_INVALID' });
const cgpa = number({ min: 0, max: 10, isDecimal: true, refusal: 'CGPA_INVALID' });
const year = number({ min: 1990, max: 2100, refusal: 'OUT_OF_RANGE' });
const date = text({ max: 16, tooLong: 'DRIVE_TIMES' });

/** Times are local to the drive's time zone: `2026-03-29T18:30`. */
export const driveFields = {
  companyName: text({ max: 120, required: true }),
  title: text({ max: 120, required: true }),
  description: text({ max: 600, required: true, rows: 3 }),
  careersUrl: text({ max: 500, required: true, format: 'secure-address' }),
  sourceUrl: text({ max: 500, format: 'secure-address' }),
  /** The day the source was last checked: `2026-03-29`. */
  verifiedOn: text({ max: 10, tooLong: 'VERIFIED_ON' }),
  timeZone: text({ max: 64, required: true }),
  opensAt: date,
  closesAt: date,
  testAt: date,
  interviewAt: date,
  resultAt: date,
  minPercent: percent,
  minCgpa: cgpa,
  tenth: flag(),
  twelfth: flag(),
  diploma: flag(),
  degree: flag(),
  maxBacklogs: number({ min: 0, max: 50 }),
  maxGapMonths: number({ min: 0, max: 240 }),
  batchFrom: year,
  batchTo: year,
};

/** A student's own results. All are optional, and companies never see them. */
export const academicFields = {
  tenthPercent: percent,
  tenthCgpa: cgpa,
  twelfthPercent: percent,
  twelfthCgpa: cgpa,
  diplomaPercent: percent,
  diplomaCgpa: cgpa,
  degreePercent: percent,
  degreeCgpa: cgpa,
  backlogs: number({ min: 0, max: 50 }),
  gapMonths: number({ min: 0, max: 240 }),
  batchYear: year,
};

type DriveProblems = Problems<typeof driveFields>;
type EnteredDrive = Entered<typeof driveFields>;

export const dateField = (kind: DateKind) => `${kind}At` as const;

/** Problems of a drive by field. */
export function findDriveProblems(entered: EnteredDrive, now: Date): DriveProblems {
  const problems: DriveProblems = findProblems(driveFields, entered);
  const timeZone = textOf(entered.timeZone);
  if (!problems.timeZone && !isTimeZone(timeZone)) problems.timeZone = 'TIME_ZONE_UNKNOWN';
  const verifiedOn = textOf(entered.verifiedOn);
  if (!problems.verifiedOn && verifiedOn !== '' && !isPastDay(verifiedOn, now))
    problems.verifiedOn = 'VERIFIED_ON';
  addDateProblems(problems, entered, problems.timeZone ? 'UTC' : timeZone);
  addRuleProblems(problems, entered);
  return problems;
}

/** The date as an instant, or null when it is empty or doesn't exist. */
export function enteredDate(entered: EnteredDrive, kind: DateKind, timeZone: string): Date | null {
  const typed = textOf(entered[dateField(kind)]);
  return typed === '' ? null : instantOf(typed, timeZone);
}

/** Registration closes after it opens; test, interview and result follow in this order. */
function addDateProblems(problems: DriveProblems, entered: EnteredDrive, timeZone: string): void {
  const times = new Map<DateKind, Date>();
  for (const kind of dateKinds) {
    const field = dateField(kind);
    if (problems[field] || textOf(entered[field]) === '') continue;
    const at = enteredDate(entered, kind, timeZone);
    const isEarly = earlierOf[kind].some((other) => {
      const before = times.get(other);
      return before !== undefined && at !== null && at <= before;
    });
    if (at === null || isEarly) problems[field] = 'DRIVE_TIMES';
    else times.set(kind, at);
  }
}

const earlierOf: Record<DateKind, readonly DateKind[]> = {
  opens: [],
  closes: ['opens'],
  test: ['opens'],
  interview: ['opens', 'test'],
  result: ['opens', 'closes', 'test', 'interview'],
};

function addRuleProblems(problems: DriveProblems, entered: EnteredDrive): void {
  const hasLevel = levels.some((level: Level) => Boolean(entered[level]));
  const hasMinimum = textOf(entered.minPercent) !== '' || textOf(entered.minCgpa) !== '';
  if (hasLevel !== hasMinimum && !problems.minPercent) problems.minPercent = 'DRIVE_MINIMUM';
  const [from, to] = [textOf(entered.batchFrom), textOf(entered.batchTo)];
  if (!problems.batchTo && from !== '' && to !== '' && Number(from) > Number(to))
    problems.batchTo = 'BATCH_RANGE';
}

function isPastDay(day: string, now: Date): boolean {
  // Today has already begun in the easternmost zone.
  return isDay(day) && day <= dayIn(now, 'Pacific/Kiritimati');
}

const textOf = (entered: unknown) =>
  entered === null || entered === undefined ? '' : String(entered).trim();

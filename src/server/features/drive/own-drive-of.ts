import type { DriveForm, OwnDrive } from '#contract/drive.ts';
import { isSourced, isStale } from '#domain/drive/drive.ts';
import { levels } from '#domain/drive/judge-eligibility.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { noRules } from './drive-card-of.ts';
import type { DriveRow } from './drive.store.ts';

export function ownDriveOf(row: DriveRow & { followers: number }, now: Date): OwnDrive {
  return {
    id: row.id,
    version: row.version,
    form: driveFormOf(row),
    followers: row.followers,
    dates: row.dates,
    isSourced: isSourced(row),
    isStale: isStale(row.verifiedOn, now),
    isCancelled: row.cancelledAt !== null,
    isDemo: row.isDemo,
    updatedAt: row.updatedAt,
  };
}

/** The drive as its form has it, with times in the drive's own zone. */
export function driveFormOf(row: DriveRow): DriveForm {
  const { levels: wanted, ...rules } = { ...noRules, ...row.rules };
  const { minPercent, minCgpa, maxBacklogs, maxGapMonths, batchFrom, batchTo } = rules;
  const at = (kind: DriveRow['dates'][number]['kind']) => {
    const date = row.dates.find((each) => each.kind === kind);
    return date ? wallClockOf(date.at, row.timeZone) : '';
  };
  const [tenth, twelfth, diploma, degree] = levels.map((level) => wanted.includes(level));
  return {
    companyName: row.companyName,
    title: row.title,
    description: row.description,
    careersUrl: row.careersUrl,
    sourceUrl: row.sourceUrl ?? '',
    verifiedOn: row.verifiedOn ?? '',
    timeZone: row.timeZone,
    opensAt: at('opens'),
    closesAt: at('closes'),
    testAt: at('test'),
    interviewAt: at('interview'),
    resultAt: at('result'),
    minPercent,
    minCgpa,
    tenth: tenth === true,
    twelfth: twelfth === true,
    diploma: diploma === true,
    degree: degree === true,
    maxBacklogs,
    maxGapMonths,
    batchFrom,
    batchTo,
  };
}

import type { DriveForm } from '#contract/drive.ts';
import { enteredDate, findDriveProblems } from '#domain/drive/drive-fields.ts';
import { dateKinds } from '#domain/drive/drive.ts';
import { levels } from '#domain/drive/judge-eligibility.ts';
import { refuseProblems } from '#server/app-error.ts';
import type { DateRow, RuleRow } from './drive.store.ts';

/** The stored rows for a drive's form. Refuses invalid dates, addresses and rules. */
export function driveRowsOf(form: DriveForm, now: Date) {
  refuseProblems(findDriveProblems(form, now));
  const { companyName, title, description, careersUrl, timeZone } = form;
  const { minPercent, minCgpa, maxBacklogs, maxGapMonths, batchFrom, batchTo } = form;
  const dates: DateRow[] = dateKinds.flatMap((kind) => {
    const at = enteredDate(form, kind, timeZone);
    return at === null ? [] : [{ kind, at }];
  });
  const rules: RuleRow = {
    minPercent,
    minCgpa,
    levels: levels.filter((level) => form[level]),
    maxBacklogs,
    maxGapMonths,
    batchFrom,
    batchTo,
  };
  const sourceUrl = form.sourceUrl || null;
  const verifiedOn = form.verifiedOn || null;
  const row = { companyName, title, description, careersUrl, timeZone, sourceUrl, verifiedOn };
  return { row, dates, rules };
}

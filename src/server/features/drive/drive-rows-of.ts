import type { DriveForm } from '#contract/drive.ts';
import { enteredDate, findDriveProblems } from '#domain/drive/drive-fields.ts';
import { dateKinds } from '#domain/drive/drive.ts';
import { levels } from '#domain/drive/judge-eligibility.ts';
import { refuseProblems } from '#server/app-error.ts';
import type { DateRow, RuleRow } from './drive.store.ts';
import type { Publisher } from './require-drive-editor.ts';

/**
 * The stored rows for a drive's form. Refuses invalid dates, addresses and rules. A company is the
 * source of its own drives, on the day it saves them.
 */
export function driveRowsOf(entered: DriveForm, now: Date, company: Publisher | null) {
  const form = company
    ? { ...entered, companyName: company.name, sourceUrl: '', verifiedOn: '' }
    : entered;
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
  const sourceUrl = company ? company.page : form.sourceUrl || null;
  const verifiedOn = company ? now.toISOString().slice(0, 10) : form.verifiedOn || null;
  const row = { companyName, title, description, careersUrl, timeZone, sourceUrl, verifiedOn };
  return { row, dates, rules };
}

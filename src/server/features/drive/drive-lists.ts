import type { DriveCard, DriveForm, OwnDrive } from '#contract/drive.ts';
import { enteredDate, findDriveProblems } from '#domain/drive/drive-fields.ts';
import { dateKinds, isSourced, isStale, publicDates } from '#domain/drive/drive.ts';
import { type Academics, judgeEligibility, levels } from '#domain/drive/judge-eligibility.ts';
import { anyZoneMonth } from '#domain/event/any-zone-month.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { refuseProblems } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { findAcademics } from './drive-mark.store.ts';
import {
  countAllDrives,
  countDrives,
  type DateRow,
  type DriveRow,
  loadDatesBetween,
  loadLastChanges,
  pageAllDrives,
  pageDrives,
  type RuleRow,
  type Show,
} from './drive.store.ts';
import { type Publisher, requireDriveEditor } from './require-drive-editor.ts';

/**
 * The stored rows for a drive's form. Refuses invalid dates, addresses and rules. A company is the
 * source of its own drives, on the day it saves them.
 */
export function driveRowsOf(entered: DriveForm, now: Date, company: Publisher | null) {
  const form = company
    ? { ...entered, companyName: company.name, sourceUrl: '', verifiedOn: '' }
    : entered;
  refuseProblems(findDriveProblems(form, now));
  const { row, ...details } = storedRowsOf(form);
  const today = now.toISOString().slice(0, 10);
  return {
    ...details,
    row: company ? { ...row, sourceUrl: company.page, verifiedOn: today } : row,
  };
}

/** The rows of a form that was accepted before, as they were. */
export function storedRowsOf(form: DriveForm) {
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

type Row = Awaited<ReturnType<typeof pageDrives>>['items'][number];
type Change = Awaited<ReturnType<typeof loadLastChanges>>[number];

/** A drive as a student sees it: dates and rules only if they have a source. */
function driveCardOf(
  row: Row,
  { academics, change, now }: { academics: Academics | null; change?: Change; now: Date },
): DriveCard {
  const rules = shownRules(row);
  const { minPercent, minCgpa, maxBacklogs, maxGapMonths, batchFrom, batchTo } = rules;
  return {
    id: row.id,
    companyName: row.companyName,
    title: row.title,
    description: row.description,
    careersUrl: row.careersUrl,
    dates: [...publicDates(row)],
    sourceUrl: row.sourceUrl,
    verifiedOn: row.verifiedOn,
    isStale: isStale(row.verifiedOn, now),
    isCancelled: row.cancelledAt !== null,
    isDemo: row.isDemo,
    limits: { minPercent, minCgpa, maxBacklogs, maxGapMonths, batchFrom, batchTo },
    eligibility: judgeEligibility(rules, academics),
    isFollowing: row.isFollowing,
    state: row.state,
    lastChange: change ? { at: change.at, moves: movesOf(change) } : null,
  };
}

/** The rules that students see. */
export function shownRules(row: Pick<DriveRow, 'rules' | 'sourceUrl' | 'verifiedOn'>): RuleRow {
  if (row.rules === null || !isSourced(row)) return noRules;
  const { driveId: _, ...rules } = row.rules;
  return rules;
}

const noRules: RuleRow = {
  minPercent: null,
  minCgpa: null,
  levels: [],
  maxBacklogs: null,
  maxGapMonths: null,
  batchFrom: null,
  batchTo: null,
};

function movesOf({ datesBefore, datesAfter }: Change) {
  return dateKinds.flatMap((kind) => {
    const [from, to] = [datesBefore[kind], datesAfter[kind]];
    return from === to ? [] : [{ kind, from: dateOf(from), to: dateOf(to) }];
  });
}

const dateOf = (at: string | undefined) => (at === undefined ? null : new Date(at));

function ownDriveOf(row: DriveRow & { followers: number }, now: Date): OwnDrive {
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
  const { levels: requiredLevels, ...rules } = { ...noRules, ...row.rules };
  const { minPercent, minCgpa, maxBacklogs, maxGapMonths, batchFrom, batchTo } = rules;
  const at = (kind: DriveRow['dates'][number]['kind']) => {
    const date = row.dates.find((each) => each.kind === kind);
    return date ? wallClockOf(date.at, row.timeZone) : '';
  };
  const [tenth, twelfth, diploma, degree] = levels.map((level) => requiredLevels.includes(level));
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

export async function listDrives(ctx: Ctx, { show, ...paging }: Paging & { show?: Show }) {
  const scope = requireStudent(ctx);
  const [page, count, academics] = await Promise.all([
    pageDrives(ctx, scope, show, paging),
    countDrives(ctx, scope, show),
    findAcademics(ctx, scope),
  ]);
  const changes = await loadLastChanges(
    ctx,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((row) => {
    const change = changes.find(({ driveId }) => driveId === row.id);
    return driveCardOf(row, {
      academics: academics ?? null,
      now: ctx.now,
      ...(change && { change }),
    });
  });
  return { ...page, items, total: cappedTotal(count) };
}

/** All drives for administrators, and a company's own for its recruiters. */
export async function listOwnDrives(ctx: Ctx, paging: Paging) {
  const { company } = await requireDriveEditor(ctx);
  const of = company?.id;
  const [page, count] = await Promise.all([
    pageAllDrives(ctx, paging, of),
    countAllDrives(ctx, of),
  ]);
  const items = page.items.map((row) => ownDriveOf(row, ctx.now));
  return { ...page, items, total: cappedTotal(count) };
}

/** The announced dates of a month. */
export async function listDates(ctx: Ctx, { month, show }: { month: string; show?: Show }) {
  const rows = await loadDatesBetween(ctx, requireStudent(ctx), { ...anyZoneMonth(month), show });
  return {
    items: rows.map(({ verifiedOn, ...row }) => ({
      ...row,
      isStale: isStale(verifiedOn, ctx.now),
    })),
  };
}

import type { DriveCard } from '#contract/drive.ts';
import { dateKinds, isSourced, isStale, shownDates } from '#domain/drive/drive.ts';
import { type Academics, judgeEligibility } from '#domain/drive/judge-eligibility.ts';
import type { loadLastChanges } from './drive-change.store.ts';
import type { DriveRow, pageDrives, RuleRow } from './drive.store.ts';

type Row = Awaited<ReturnType<typeof pageDrives>>['items'][number];
type Change = Awaited<ReturnType<typeof loadLastChanges>>[number];

/** A drive as a student sees it: dates and rules only if they have a source. */
export function driveCardOf(
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
    dates: [...shownDates(row)],
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

export const noRules: RuleRow = {
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

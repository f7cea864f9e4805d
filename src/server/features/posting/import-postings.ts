import { v7 as uuid } from 'uuid';
import type { PlanLimitData } from '#contract/plan-fields.ts';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { companyPlans, type CompanyPlan } from '#domain/plan/plan-catalogue.ts';
import { deadlineOn, type Deadline } from '#domain/posting/deadline.ts';
import { importProblem, type ImportProblem } from '#domain/posting/import-problem.ts';
import type { ImportedPosting } from '#domain/posting/imported-posting.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { grantPlan } from '#server/features/plan/subscriptions.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  findCompanies,
  insertCompany,
  lockImport,
  lockImported,
  updateToRemoved,
  upsertImported,
  type SavedRow,
} from './posting-import.store.ts';
import { readPostingFile } from './read-posting-file.ts';
import {
  readRecords,
  rejectUnlawfulChanges,
  type ParsedRecord,
  type PostingRecord,
} from './read-records.ts';

const [firstPlan] = companyPlans;

type Input = {
  bytes: Uint8Array;
  /** The company of postings that do not name one. */
  company: string;
  asDraft: boolean;
  isDryRun: boolean;
  /** The plan of companies that the import creates. */
  newPlan: CompanyPlan['id'];
};

type ImportedCompany = {
  name: string;
  status: string;
  isNew: boolean;
  inserted: number;
  updated: number;
  unchanged: number;
};

export type ImportResult =
  | { ok: true; companies: ImportedCompany[]; ignored: string[]; incomplete: number }
  | { ok: false; problems: ImportProblem[] };

/** Imports the postings of a file, all or none. Repeating an import only writes changes. */
export async function importPostings(ctx: Ctx, input: Input): Promise<ImportResult> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  const file = readPostingFile(input.bytes);
  if (!file.ok) return file;
  const records = readRecords(file.records, input);
  const problems = problemsOf(records);
  if (records.length === 0) problems.push(importProblem('no-postings'));
  if (problems.length > 0) return { ok: false, problems };
  const postings = records.flatMap(({ posting }) => posting ?? []);
  const groups = Map.groupBy(records, ({ posting }) => posting?.company.toLowerCase());
  const companies: ImportedCompany[] = [];
  const undone = new Error('a dry run writes nothing');
  try {
    await inTransaction(ctx, async (tx) => {
      await lockImport(tx);
      const added: string[] = [];
      for (const group of groups.values()) {
        const { id, ...written } = await writeGroup(tx, group, input);
        companies.push(written);
        if (written.isNew && input.newPlan !== firstPlan.id) added.push(id);
      }
      problems.push(...problemsOf(records));
      if (problems.length > 0) throw undone;
      // Last, because of the lock that the audit log takes.
      for (const id of added) {
        const target = { kind: 'company', id };
        await noteAction(tx, { action: 'plan.granted', target, after: { plan: input.newPlan } });
      }
      if (input.isDryRun) throw undone;
      await publishChange(tx, 'postings');
    });
  } catch (error) {
    const limited = planProblem(error);
    if (limited !== null) return { ok: false, problems: [limited] };
    if (error !== undone) throw error;
  }
  if (problems.length > 0) return { ok: false, problems };
  const incomplete = postings.filter(({ description }) => description === null).length;
  return { ok: true, companies, ignored: file.ignored, incomplete };
}

const problemsOf = (records: readonly ParsedRecord[]): ImportProblem[] =>
  records.flatMap(({ place, problems }) => problems.map((each) => ({ ...each, place })));

/** The problem of a file that would open more postings than a company's plan includes. */
export function planProblem(error: unknown): ImportProblem | null {
  if (!(error instanceof AppError) || error.refusal !== 'PLAN_LIMIT') return null;
  const { companyName, plan, limit } = error.data as PlanLimitData;
  return importProblem('plan-limit', { given: companyName ?? '', allowed: plan, most: limit });
}

async function writeGroup(
  tx: Ctx,
  records: ParsedRecord[],
  { asDraft, newPlan }: Pick<Input, 'asDraft' | 'newPlan'>,
): Promise<ImportedCompany & { id: string }> {
  const group = records.flatMap(({ posting }) => posting ?? []);
  const name = group[0]?.company ?? '';
  const [found] = await findCompanies(tx, name);
  const company = found ?? { id: uuid(), name, status: 'approved', timeZone: defaultTimeZone };
  if (found === undefined) {
    await insertCompany(tx, { id: company.id, name, slug: slugOf(name) });
    if (newPlan !== firstPlan.id) await grantPlan(tx, { companyId: company.id }, newPlan);
  }
  await rejectUnlawfulChanges(tx, company.id, records);
  const written = await saveImported(tx, company, group, asDraft);
  const inserted = written.filter(({ isNew }) => isNew).length;
  const updated = written.length - inserted;
  return {
    id: company.id,
    name: company.name,
    status: company.status,
    isNew: found === undefined,
    inserted,
    updated,
    unchanged: group.length - inserted - updated,
  };
}

/** Writes the postings of one company, and returns those that are new or changed. */
export async function saveImported(
  tx: Ctx,
  company: { id: string; timeZone: string },
  group: readonly PostingRecord[],
  asDraft: boolean,
): Promise<SavedRow[]> {
  const rows = group.map(({ deadline, ...posting }) => ({
    ...posting,
    ...closesOf(deadline, company.timeZone),
    id: uuid(),
    companyId: company.id,
    state: asDraft ? ('draft' as const) : ('active' as const),
    postedAt: asDraft ? null : tx.now,
    createdAt: tx.now,
    updatedAt: tx.now,
  }));
  const written = await limitOpenPostings(tx, company.id, () => upsertImported(tx, rows));
  await indexPostings(
    tx,
    written.map(({ id }) => id),
  );
  return written;
}

const closesOf = (deadline: ImportedPosting['deadline'], timeZone: string): Deadline =>
  deadline instanceof Date
    ? { deadline, deadlineZone: timeZone }
    : deadlineOn(deadline, null, timeZone);

/**
 * An administrator removes the new postings of an import. Those that somebody has edited or applied
 * to stay.
 */
export async function removeImported(ctx: Ctx, { postingIds }: { postingIds: string[] }) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockImport(tx);
    await lockImported(tx, scope, postingIds);
    const removed = await updateToRemoved(tx, scope, postingIds);
    await indexPostings(
      tx,
      removed.map(({ id }) => id),
    );
    if (removed.length > 0) await publishChange(tx, 'postings');
    for (const [companyId, of] of Map.groupBy(removed, (row) => row.companyId))
      await noteAction(tx, {
        action: 'posting.import-removed',
        target: { kind: 'company', id: companyId },
        after: { removed: of.length },
      });
    return { removed: removed.length, kept: postingIds.length - removed.length };
  });
}

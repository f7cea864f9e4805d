import { v7 as uuid } from 'uuid';
import type { PlanLimitData } from '#contract/plan-fields.ts';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { type CompanyPlan, companyPlans } from '#domain/plan/plan-catalogue.ts';
import { importProblem, type ImportProblem } from '#domain/posting/import-problem.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { grantPlan } from '#server/features/plan/subscriptions.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { findCompanies, insertCompany, lockImport } from './posting-import.store.ts';
import { readPostingFile } from './read-posting-file.ts';
import { type ParsedRecord, readRecords, rejectUnlawfulChanges } from './read-records.ts';
import { saveImported } from './save-imported.ts';

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

export type ImportedCompany = {
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

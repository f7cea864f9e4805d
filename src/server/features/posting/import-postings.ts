import { v7 as uuid } from 'uuid';
import type { PlanLimitData } from '#contract/plan-fields.ts';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { slugOf } from '#domain/company/slug-of.ts';
import { type CompanyPlan, companyPlans } from '#domain/plan/plan-catalogue.ts';
import { findFlags } from '#domain/posting-check/find-flags.ts';
import { lawNames } from '#domain/posting-check/law-names.ts';
import { type Deadline, deadlineOn } from '#domain/posting/deadline.ts';
import { type ImportedPosting, readImportedPosting } from '#domain/posting/imported-posting.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { grantPlan } from '#server/features/plan/grant-plan.ts';
import { limitOpenPostings } from '#server/features/plan/limit-open-postings.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import {
  findCompanies,
  insertCompany,
  lockImport,
  upsertImported,
} from './posting-import.store.ts';
import { readPostingFile, type FileRecord } from './read-posting-file.ts';

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
  | { ok: false; problems: string[] };

/** Imports the postings of a file, all or none. Repeating an import only writes changes. */
export async function importPostings(ctx: Ctx, input: Input): Promise<ImportResult> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  const file = readPostingFile(input.bytes);
  if (!file.ok) return file;
  const { postings, problems } = judge(file.records, input);
  if (problems.length > 0) return { ok: false, problems };
  const groups = Map.groupBy(postings, ({ company }) => company.toLowerCase());
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
  const incomplete = postings.filter(({ description }) => description === null).length;
  return { ok: true, companies, ignored: file.ignored, incomplete };
}

type Judged = Omit<ImportedPosting, 'company'> & { company: string };

function judge(
  records: FileRecord[],
  { company: fallback, asDraft }: Input,
): { postings: Judged[]; problems: string[] } {
  const postings: Judged[] = [];
  const problems: string[] = records.length === 0 ? ['the file has no postings'] : [];
  const places = new Map<string, string>();
  for (const { place, values } of records) {
    const read = readImportedPosting(values);
    problems.push(...read.problems.map((problem) => `${place}: ${problem}`));
    if (read.posting === undefined) continue;
    const posting = { ...read.posting, company: read.posting.company ?? fallback };
    if (!asDraft) problems.push(...unlawfulIn(posting).map((each) => `${place}: ${each}`));
    const key = JSON.stringify([posting.company.toLowerCase(), posting.sourceRef]);
    const earlier = places.get(key);
    if (earlier !== undefined)
      problems.push(`${place}: id ${posting.sourceRef} was used before, at ${earlier}`);
    places.set(key, place);
    postings.push(posting);
  }
  return { postings, problems };
}

/** Criteria that the law forbids; such a posting can be imported only as a draft. */
function unlawfulIn({ title, description, primaryRole, department }: Judged): string[] {
  const text = [title, primaryRole, department, description].filter(Boolean).join('\n');
  return findFlags(text).flatMap(({ law, words }) =>
    law === null ? [] : [`'${words}' is not lawful in a posting (${lawNames[law]})`],
  );
}

/** One sentence for a file that would open more postings than a company's plan includes. */
function planProblem(error: unknown): string | null {
  if (!(error instanceof AppError) || error.refusal !== 'PLAN_LIMIT') return null;
  const { companyName, plan, limit } = error.data as PlanLimitData;
  return `${companyName}: the plan ${plan} includes ${limit} open postings, and the file has more. Import them as drafts, or choose a larger plan.`;
}

async function writeGroup(
  tx: Ctx,
  group: Judged[],
  { asDraft, newPlan }: Pick<Input, 'asDraft' | 'newPlan'>,
): Promise<ImportedCompany & { id: string }> {
  const name = group[0]?.company ?? '';
  const [found] = await findCompanies(tx, name);
  const company = found ?? { id: uuid(), name, status: 'approved', timeZone: defaultTimeZone };
  if (found === undefined) {
    await insertCompany(tx, { id: company.id, name, slug: slugOf(name) });
    if (newPlan !== firstPlan.id) await grantPlan(tx, { companyId: company.id }, newPlan);
  }
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
  const { inserted, updated, ids } = written;
  await indexPostings(tx, ids);
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

const closesOf = (deadline: ImportedPosting['deadline'], timeZone: string): Deadline =>
  deadline instanceof Date
    ? { deadline, deadlineZone: timeZone }
    : deadlineOn(deadline, null, timeZone);

import type { ImportOutcome, ImportReport } from '#contract/posting-import.ts';
import { maxImported } from '#domain/posting/import-limits.ts';
import { importProblem, type ImportProblem } from '#domain/posting/import-problem.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { planProblem, saveImported } from './import-postings.ts';
import { findApprovedCompany } from './posting-admin.store.ts';
import { findCompanies, lockImport, type SavedRow } from './posting-import.store.ts';
import { findReplaced, readPostingFile } from './read-posting-file.ts';
import {
  type PostingRecord,
  type ParsedRecord,
  readRecords,
  rejectUnlawfulChanges,
} from './read-records.ts';

type Input = { text: string; companyId: string; asDraft: boolean; isPreview: boolean };
type Company = { id: string; name: string; status: string; timeZone: string };

const refused = (problems: ImportProblem[]): ImportReport => ({ problems, ignored: [], rows: [] });

/**
 * An administrator imports the valid postings of a file and gets a result for each. A preview does
 * the same work and writes nothing.
 */
export async function importAsAdmin(ctx: Ctx, input: Input): Promise<ImportReport> {
  requireAdmin(ctx);
  const fallback = await findApprovedCompany(ctx, input.companyId);
  if (!fallback) throw new AppError('COMPANY_UNKNOWN');
  const replaced = findReplaced(input.text);
  if (replaced.length > 0) return refused(replaced);
  const file = readPostingFile(new TextEncoder().encode(input.text));
  if (!file.ok) return refused(file.problems);
  if (file.records.length === 0) return refused([importProblem('no-postings')]);
  if (file.records.length > maxImported)
    return refused([
      importProblem('too-many-postings', { count: file.records.length, most: maxImported }),
    ]);
  const records = readRecords(file.records, { ...input, company: fallback.name });
  const undone = new Error('a preview writes nothing');
  let rows: ImportReport['rows'] = [];
  try {
    await inTransaction(ctx, async (tx) => {
      await lockImport(tx);
      rows = await writeGood(tx, records, fallback, input.asDraft);
      if (input.isPreview) throw undone;
    });
  } catch (error) {
    const limited = planProblem(error);
    if (limited !== null) return refused([limited]);
    if (error !== undone) throw error;
  }
  return { problems: [], ignored: file.ignored, rows };
}

async function writeGood(
  tx: Ctx,
  records: ParsedRecord[],
  fallback: Company,
  asDraft: boolean,
): Promise<ImportReport['rows']> {
  const outcomes = new Map<ParsedRecord, { outcome: ImportOutcome; id: string | null }>();
  const actions: Parameters<typeof noteAction>[1][] = [];
  const groups = Map.groupBy(
    records.filter((each) => each.posting !== undefined && each.problems.length === 0),
    ({ posting }) => posting?.company.toLowerCase() ?? '',
  );
  for (const [key, named] of groups) {
    const name = named[0]?.posting?.company ?? '';
    const isFallback = key === fallback.name.toLowerCase();
    const company = isFallback ? fallback : (await findCompanies(tx, name))[0];
    if (company?.status !== 'approved') {
      const why = company
        ? importProblem('not-approved', { given: company.name })
        : importProblem('unknown-company', { given: name });
      for (const each of named) each.problems.push(why);
      continue;
    }
    await rejectUnlawfulChanges(tx, company.id, named);
    const group = named.filter(({ problems }) => problems.length === 0);
    const postings = group.flatMap(({ posting }) => posting ?? []) satisfies PostingRecord[];
    const written = new Map<string | null, SavedRow>(
      (await saveImported(tx, company, postings, asDraft)).map((row) => [row.sourceRef, row]),
    );
    for (const each of group) {
      const row = written.get(each.posting?.sourceRef ?? null);
      const outcome = row === undefined ? 'unchanged' : row.isNew ? 'created' : 'changed';
      outcomes.set(each, { outcome, id: row?.isNew ? row.id : null });
    }
    const created = [...written.values()].filter(({ isNew }) => isNew).length;
    if (written.size > 0)
      actions.push({
        action: 'posting.imported',
        target: { kind: 'company', id: company.id },
        after: { created, changed: written.size - created },
      });
  }
  await publishChange(tx, 'postings');
  // Last, because of the lock that the audit log takes.
  for (const action of actions) await noteAction(tx, action);
  return records.map((each) => ({
    place: each.place,
    title: each.title,
    company: each.posting?.company ?? '',
    problems: each.problems,
    ...(outcomes.get(each) ?? { outcome: 'rejected', id: null }),
  }));
}

import { findFlags } from '#domain/posting-check/find-flags.ts';
import { lawNames } from '#domain/posting-check/law-names.ts';
import {
  type ImportPlace,
  importProblem,
  type ImportProblem,
} from '#domain/posting/import-problem.ts';
import { readText } from '#domain/posting/imported-fields.ts';
import { type ImportedPosting, readImportedPosting } from '#domain/posting/imported-posting.ts';
import type { Ctx } from '#server/context.ts';
import { findActiveRefs } from './posting-import.store.ts';
import type { FileRecord } from './read-posting-file.ts';

export type PostingRecord = Omit<ImportedPosting, 'company'> & { company: string };
/** A record of a file: what it becomes, or why it can't be imported. */
export type ParsedRecord = {
  place: ImportPlace;
  /** As far as it can be read, so that a rejected row can be recognized. */
  title: string;
  posting: PostingRecord | undefined;
  problems: ImportProblem[];
  /** Criteria that the law forbids, which prevent being public. */
  unlawful: ImportProblem[];
};

/** Reads the records of a file by the rules of the import. */
export function readRecords(
  records: FileRecord[],
  { company: fallback, asDraft }: { company: string; asDraft: boolean },
): ParsedRecord[] {
  const places = new Map<string, ImportPlace>();
  return records.map(({ place, values }) => {
    const read = readImportedPosting(values);
    const problems = [...read.problems];
    const title = readText({ value: () => values.title, problem: () => {} }, 'title') ?? '';
    if (read.posting === undefined)
      return { place, title, posting: undefined, problems, unlawful: [] };
    const posting = { ...read.posting, company: read.posting.company ?? fallback };
    const unlawful = unlawfulIn(posting);
    if (!asDraft) problems.push(...unlawful);
    const key = JSON.stringify([posting.company.toLowerCase(), posting.sourceRef]);
    const earlier = places.get(key);
    if (earlier !== undefined)
      problems.push(
        importProblem('repeated-id', { given: posting.sourceRef, count: earlier.line }),
      );
    places.set(key, place);
    return { place, title, posting, problems, unlawful };
  });
}

/** Such a posting can be imported only as a draft. */
function unlawfulIn(posting: PostingRecord): ImportProblem[] {
  const { title, primaryRole, department, location, duration, description } = posting;
  const texts = [title, primaryRole, department, location, duration, description];
  return findFlags(texts.filter(Boolean).join('\n')).flatMap(({ law, words }) =>
    law === null ? [] : [importProblem('unlawful', { given: words, allowed: lawNames[law] })],
  );
}

/** Rejects unlawful drafts of postings that are public: an import changes those as they are. */
export async function rejectUnlawfulChanges(
  ctx: Ctx,
  companyId: string,
  records: readonly ParsedRecord[],
): Promise<void> {
  const doubtful = records.filter((each) => each.problems.length === 0 && each.unlawful.length > 0);
  const refs = doubtful.flatMap(({ posting }) => posting?.sourceRef ?? []);
  const active = await findActiveRefs(ctx, companyId, refs);
  for (const { posting, problems, unlawful } of doubtful)
    if (active.has(posting?.sourceRef ?? null)) problems.push(...unlawful);
}

import { findFlags } from '#domain/posting-check/find-flags.ts';
import { lawNames } from '#domain/posting-check/law-names.ts';
import { type ImportedPosting, readImportedPosting } from '#domain/posting/imported-posting.ts';
import type { FileRecord } from './read-posting-file.ts';

export type ReadPosting = Omit<ImportedPosting, 'company'> & { company: string };
/** A record of a file: what it becomes, or why it can't be imported. */
export type ReadRecord = { place: string; posting: ReadPosting | undefined; problems: string[] };

/** Reads the records of a file by the rules of the import. */
export function readRecords(
  records: FileRecord[],
  { company: fallback, asDraft }: { company: string; asDraft: boolean },
): ReadRecord[] {
  const places = new Map<string, string>();
  return records.map(({ place, values }) => {
    const read = readImportedPosting(values);
    const problems = [...read.problems];
    if (read.posting === undefined) return { place, posting: undefined, problems };
    const posting = { ...read.posting, company: read.posting.company ?? fallback };
    if (!asDraft) problems.push(...unlawfulIn(posting));
    const key = JSON.stringify([posting.company.toLowerCase(), posting.sourceRef]);
    const earlier = places.get(key);
    if (earlier !== undefined)
      problems.push(`id ${posting.sourceRef} was used before, at ${earlier}`);
    places.set(key, place);
    return { place, posting, problems };
  });
}

/** Criteria that the law forbids; such a posting can be imported only as a draft. */
function unlawfulIn({ title, description, primaryRole, department }: ReadPosting): string[] {
  const text = [title, primaryRole, department, description].filter(Boolean).join('\n');
  return findFlags(text).flatMap(({ law, words }) =>
    law === null ? [] : [`'${words}' is not lawful in a posting (${lawNames[law]})`],
  );
}

import { v7 as uuid } from 'uuid';
import { type Deadline, deadlineOn } from '#domain/posting/deadline.ts';
import type { ImportedPosting } from '#domain/posting/imported-posting.ts';
import type { Ctx } from '#server/context.ts';
import { limitOpenPostings } from '#server/features/plan/usage.ts';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { upsertImported, type SavedRow } from './posting-import.store.ts';
import type { PostingRecord } from './read-records.ts';

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

import { isDeepStrictEqual } from 'node:util';
import type { ExternalContent } from '#domain/external-jobs/parse-response.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishChange } from '#server/live/publish-live.ts';
import {
  loadByRefs,
  lockExternal,
  updateAbsent,
  updateSeen,
  upsertExternal,
} from './external-posting.store.ts';
import { indexSamples } from './index-samples.ts';
import { indexSettled } from './index-settled.ts';

/** Rows per transaction, which limits how long other writers wait. */
const batchSize = 100;
/**
 * Complete fetches in a row without a posting before it is closed. A single one may be an error.
 */
const absencesToClose = 2;

type Fetched = {
  source: string;
  board: string | null;
  postings: readonly ExternalContent[];
  isWhole: boolean;
};

/**
 * Saves fetched postings: indexes new and changed ones, and closes those missing from two complete
 * fetches in a row. Returns the number of new ones.
 */
export async function saveExternal(
  ctx: Ctx,
  { source, board, postings, isWhole }: Fetched,
): Promise<number> {
  let added = 0;
  for (let start = 0; start < postings.length; start += batchSize) {
    added += await saveSome(ctx, source, postings.slice(start, start + batchSize));
  }
  if (isWhole) {
    await inTransaction(ctx, async (tx) => {
      await lockExternal(tx);
      const closed = await updateAbsent(tx, { source, board }, absencesToClose);
      await indexSettled(
        tx,
        closed.map(({ sameKey }) => sameKey),
        closed.map(({ id }) => id),
      );
      if (closed.length > 0) await publishChange(tx, 'postings');
    });
  }
  await indexSamples(ctx);
  return added;
}

function saveSome(ctx: Ctx, source: string, contents: readonly ExternalContent[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockExternal(tx);
    const refs = contents.map(({ sourceRef }) => sourceRef);
    const known = new Map((await loadByRefs(tx, source, refs)).map((row) => [row.sourceRef, row]));
    const isSame = (content: ExternalContent) => {
      const row = known.get(content.sourceRef);
      return (
        row !== undefined &&
        row.closedAt === null &&
        isDeepStrictEqual(contentIn(row, content), content)
      );
    };
    const changed = contents.filter((content) => !isSame(content));
    const same = contents.filter(isSame);
    await updateSeen(
      tx,
      same.flatMap(({ sourceRef }) => known.get(sourceRef)?.id ?? []),
    );
    await upsertExternal(tx, source, changed);
    const keysBefore = changed.flatMap(({ sourceRef }) => known.get(sourceRef)?.sameKey ?? []);
    await indexSettled(tx, [...changed.map(({ sameKey }) => sameKey), ...keysBefore]);
    if (changed.length > 0) await publishChange(tx, 'postings');
    return changed.filter(({ sourceRef }) => !known.has(sourceRef)).length;
  });
}

/**
 * The fetched columns of a row. A relative date like '3 days ago' resolves differently each time,
 * so the first value stays.
 */
function contentIn(
  row: Record<string, unknown>,
  content: ExternalContent,
): Record<string, unknown> {
  const stored = Object.fromEntries(Object.keys(content).map((key) => [key, row[key]]));
  const isDated = row['postedAt'] !== null && content.postedAt !== null;
  return isDated ? { ...stored, postedAt: content.postedAt } : stored;
}

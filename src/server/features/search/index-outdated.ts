import { indexVersions } from '#domain/search/index-version.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { updateOutdatedStudents } from '#server/features/match/update-outdated-students.ts';
import { indexExternal } from './index-external.ts';
import { indexPostings } from './index-postings.ts';
import { loadOutdated, lockExternal } from './search-version.store.ts';

/** Rows per transaction. Small, so that concurrent changes do not wait long. */
const batchSize = 100;

/**
 * Rewrites search rows from older rules or dictionaries. Each batch of postings and each student is
 * a transaction, so it can be interrupted and can run in several processes at the same time.
 */
export async function indexOutdated(ctx: Ctx): Promise<{ postings: number; students: number }> {
  const postings = (await indexAll(ctx, 'ours')) + (await indexAll(ctx, 'external'));
  const students = await updateOutdatedStudents(ctx);
  if (postings + students > 0)
    ctx.log.info({ postings, students }, 'the index of the search was written anew');
  return { postings, students };
}

async function indexAll(ctx: Ctx, which: 'ours' | 'external'): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const from: string | null = after;
    const ids = await inTransaction(ctx, async (tx) => {
      // The choice among external duplicates must not change between the read and the write.
      if (which === 'external') await lockExternal(tx);
      const some = await loadOutdated(tx, which, {
        version: indexVersions.postings,
        after: from,
        most: batchSize,
      });
      await (which === 'ours' ? indexPostings(tx, some) : indexExternal(tx, some));
      return some;
    });
    count += ids.length;
    after = ids.at(-1) ?? null;
  } while (after !== null);
  return count;
}

import { type Ctx, inTransaction } from '#server/context.ts';
import { indexPostings } from './index-postings.ts';
import { loadMissing } from './search-index.store.ts';

const atOnce = 500;

/** Indexes open postings that are not in the index, the newest first: some of them, or all. True when none is left. */
export async function indexMissing(ctx: Ctx, most = Infinity): Promise<boolean> {
  for (let done = 0; done < most; done += atOnce) {
    const count = await inTransaction(ctx, async (tx) => {
      const ids = await loadMissing(tx, atOnce);
      await indexPostings(tx, ids);
      return ids.length;
    });
    if (count < atOnce) return true;
  }
  return false;
}

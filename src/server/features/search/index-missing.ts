import { type Ctx, inTransaction } from '#server/context.ts';
import { indexPostings } from './index-postings.ts';
import { loadMissing } from './search-index.store.ts';

const atOnce = 500;

/**
 * Indexes open postings missing from the index, newest first, up to `most`. Returns true when none
 * is left.
 */
export async function indexMissing(ctx: Ctx, most = Infinity): Promise<boolean> {
  let after: { at: Date; id: string } | null = null;
  for (let done = 0; done < most; done += atOnce) {
    const from: typeof after = after;
    const found = await inTransaction(ctx, async (tx) => {
      const missing = await loadMissing(tx, atOnce, from);
      await indexPostings(
        tx,
        missing.map(({ id }) => id),
      );
      return missing;
    });
    if (found.length < atOnce) return true;
    after = found.at(-1) ?? null;
  }
  return false;
}

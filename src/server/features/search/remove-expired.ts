import { type Ctx, inTransaction } from '#server/context.ts';
import { indexExternal } from './index-external.ts';
import { indexPostings } from './index-postings.ts';
import { loadOver } from './search-index.store.ts';

const atOnce = 500;

/**
 * Removes postings with a past deadline from the index. Queries already exclude them from that
 * moment.
 */
export async function removeExpired(ctx: Ctx): Promise<void> {
  for (;;) {
    const count = await inTransaction(ctx, async (tx) => {
      const over = await loadOver(tx, atOnce);
      await indexPostings(
        tx,
        over.filter(({ isOurs }) => isOurs).map(({ id }) => id),
      );
      await indexExternal(
        tx,
        over.filter(({ isOurs }) => !isOurs).map(({ id }) => id),
      );
      return over.length;
    });
    if (count < atOnce) return;
  }
}

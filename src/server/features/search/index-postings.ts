import { indexRows } from './index-rows.ts';
import { type IndexCtx, loadIndexable } from './search-index.store.ts';

const atOnce = 1_000;

/**
 * Brings what is found of these postings up to date. Every verb that changes a posting, or who may see it, calls this in the
 * same transaction, after its last write.
 */
export async function indexPostings(ctx: IndexCtx, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    await indexRows(ctx, some, await loadIndexable(ctx, some));
  }
}

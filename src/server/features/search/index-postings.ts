import { indexRows } from './index-rows.ts';
import { type IndexCtx, loadIndexable } from './search-index.store.ts';

const atOnce = 1_000;

/**
 * Updates these postings in the index. Every use case that changes a posting or its visibility
 * calls this in the same transaction, after its last write.
 */
export async function indexPostings(ctx: IndexCtx, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    await indexRows(ctx, some, await loadIndexable(ctx, some));
  }
}

import { indexRows } from './index-rows.ts';
import { type IndexCtx, loadIndexableExternal } from './search-index.store.ts';

const atOnce = 1_000;

/** The same as `indexPostings` for external postings. */
export async function indexExternal(ctx: IndexCtx, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    await indexRows(ctx, some, await loadIndexableExternal(ctx, some));
  }
}

import { indexVersions } from '#domain/search/index-version.ts';
import type { Ctx } from '#server/context.ts';
import { indexMissing } from './index-missing.ts';
import { findOutdated } from './search-version.store.ts';

const atOnce = 1_000;

/**
 * Fills the search index of a database without one: the newest postings before the first page is
 * served, the rest by a task. Another task rewrites rows of older versions.
 */
export async function indexAtStart(ctx: Ctx): Promise<void> {
  const isWhole = await indexMissing(ctx, atOnce);
  if (!isWhole)
    await ctx.tasks.add(ctx.db, 'search.index-missing', {}, { key: 'search.index-missing' });
  if (await findOutdated(ctx, indexVersions))
    await ctx.tasks.add(ctx.db, 'search.index-outdated', {}, { key: 'search.index-outdated' });
}

import { indexVersions } from '#domain/search/index-version.ts';
import type { Ctx } from '#server/context.ts';
import { indexMissing } from './index-missing.ts';
import { findOutdated } from './search-version.store.ts';

const atOnce = 1_000;

/**
 * Fills the index of a database that comes without one: the newest postings before the first page is asked for, the others by
 * a task. What an older version of the product wrote is written anew by another.
 */
export async function indexAtStart(ctx: Ctx): Promise<void> {
  const isWhole = await indexMissing(ctx, atOnce);
  if (!isWhole)
    await ctx.tasks.add(ctx.db, 'search.index-missing', {}, { key: 'search.index-missing' });
  if (await findOutdated(ctx, indexVersions))
    await ctx.tasks.add(ctx.db, 'search.index-outdated', {}, { key: 'search.index-outdated' });
}

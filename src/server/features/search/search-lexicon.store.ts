import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { searchTitles, searchWords } from '#server/db/tables/search.ts';

const rowsAtOnce = 500;

/** Adjusts the number of open postings per suggestion and deletes those at zero. */
export async function updateSuggestions(
  ctx: Pick<Ctx, 'db'>,
  changes: readonly (typeof searchTitles.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += rowsAtOnce) {
    const some = changes.slice(start, start + rowsAtOnce);
    await ctx.db
      .insert(searchTitles)
      .values(some)
      .onConflictDoUpdate({
        target: [searchTitles.kind, searchTitles.key],
        set: { postings: sql`${searchTitles.postings} + excluded.postings` },
      });
    const keys = some.filter(({ postings: by }) => by < 0).map(({ key }) => key);
    if (keys.length > 0)
      await ctx.db
        .delete(searchTitles)
        .where(
          sql`${searchTitles.key} = any(${sql.param(keys)}) and ${searchTitles.postings} <= 0`,
        );
  }
}

/** The same for words. */
export async function updateWords(
  ctx: Pick<Ctx, 'db'>,
  changes: readonly (typeof searchWords.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += rowsAtOnce) {
    const some = changes.slice(start, start + rowsAtOnce);
    await ctx.db
      .insert(searchWords)
      .values(some)
      .onConflictDoUpdate({
        target: searchWords.word,
        set: { postings: sql`${searchWords.postings} + excluded.postings` },
      });
    const words = some.filter(({ postings: by }) => by < 0).map(({ word }) => word);
    if (words.length > 0)
      await ctx.db
        .delete(searchWords)
        .where(
          sql`${searchWords.word} = any(${sql.param(words)}) and ${searchWords.postings} <= 0`,
        );
  }
}

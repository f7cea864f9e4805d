import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { ownSource } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { externalLock } from '#server/db/external-lock.ts';
import { postingSearch, studentSearch } from '#server/db/tables/search.ts';

/**
 * Indexed postings with an older rule version, by id, starting after this one.
 */
export async function loadOutdated(
  ctx: Ctx,
  which: 'ours' | 'external',
  { version, after, most }: { version: number; after: string | null; most: number },
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: postingSearch.postingId })
    .from(postingSearch)
    .where(
      and(
        lt(postingSearch.version, version),
        which === 'ours'
          ? eq(postingSearch.source, ownSource)
          : ne(postingSearch.source, ownSource),
        after === null ? undefined : gt(postingSearch.postingId, after),
      ),
    )
    .orderBy(postingSearch.postingId)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Whether any search row has an older rule version. */
export async function findOutdated({ db }: Ctx, versions: { postings: number; students: number }) {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select exists (select from ${postingSearch} where version < ${versions.postings})
      or exists (select from ${studentSearch} where version < ${versions.students}) as is`);
  return rows[0]?.is === true;
}

/** Serializes writes of external postings until the transaction ends. */
export async function lockExternal({ db }: Ctx): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${externalLock}))`);
}

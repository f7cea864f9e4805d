import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';
import type { Db } from '#server/db/connect.ts';

/** Rows for `$count` that stop one past the limit for exact totals. */
export function cappedRows(rows: { limit: (most: number) => SQLWrapper }): SQL {
  return sql`${rows.limit(exactTotalLimit + 1)} as capped`;
}

/** How many rows of a table match, up to one past the limit for exact totals. */
export async function countCapped(
  { db }: { db: Db },
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const matching = db
    .select({ one: sql`1` })
    .from(table)
    .where(where);
  return db.$count(cappedRows(matching));
}

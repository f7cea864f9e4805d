import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';

/** Rows for `$count` that stop one past the limit for exact totals. */
export function cappedRows(rows: { limit: (most: number) => SQLWrapper }): SQL {
  return sql`${rows.limit(exactTotalLimit + 1)} as capped`;
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { exactTotalLimit } from '#domain/paging/capped-total.ts';

/** Rows for `$count` that end one past the limit up to which totals are exact, however many there are. */
export function cappedRows(rows: { limit: (most: number) => SQLWrapper }): SQL {
  return sql`${rows.limit(exactTotalLimit + 1)} as capped`;
}

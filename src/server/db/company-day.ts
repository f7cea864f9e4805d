import { type SQL, sql } from 'drizzle-orm';

/** The time zone whose days a company's figures are counted in. */
export const companyZone: SQL = sql`'UTC'`;

/** The day of an instant in that time zone. */
export function companyDay(at: Date | SQL): SQL {
  const instant = at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at;
  return sql`(${instant} at time zone ${companyZone})::date`;
}

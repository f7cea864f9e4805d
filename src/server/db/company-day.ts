import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { companies } from './tables/companies.ts';

/** The time zone whose days a company's figures are counted in. */
const companyZone = (companyId: string | Placeholder): SQL =>
  sql`(select ${companies.timeZone} from ${companies} where ${companies.id} = ${companyId}::uuid)`;

const instantOf = (at: Date | SQL): SQL =>
  at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at;

/** The day of an instant in the company's time zone. */
export function companyDay(companyId: string | Placeholder, at: Date | SQL): SQL {
  return sql`(${instantOf(at)} at time zone ${companyZone(companyId)})::date`;
}

/** When the day that many days ago began, in the company's time zone. */
export function companyDayStart(
  companyId: string | Placeholder,
  now: Date,
  daysBefore: number | SQL,
): SQL {
  return sql`((${companyDay(companyId, now)} - ${daysBefore}::int)::timestamp at time zone ${companyZone(companyId)})`;
}

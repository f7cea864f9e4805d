import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { postings } from './tables/postings.ts';
import { scorecards } from './tables/scorecards.ts';

/** What a statement calls applications: a second look at them in one statement has an alias. */
export type ApplicationsName = 'job_applications' | 'newer';

/**
 * Whether the member may know whose application it is: its posting is not reviewed blind, or the
 * member has submitted a scorecard for it. For statements over `job_applications`, or an alias.
 */
export function isNamedTo(
  userId: string | Placeholder,
  name: ApplicationsName = 'job_applications',
): SQL<boolean> {
  const table = sql.identifier(name);
  // Qualified names, because drizzle omits the table in statements over one table.
  return sql<boolean>`(not exists (select 1 from ${postings} blind
      where blind.company_id = ${table}."company_id"
        and blind.id = ${table}."job_id" and blind.is_blind)
    or exists (select 1 from ${scorecards} own
      where own.company_id = ${table}."company_id"
        and own.application_id = ${table}."id" and own.member_id = ${userId}::uuid))`;
}

import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { postings } from './tables/postings.ts';
import { scorecards } from './tables/scorecards.ts';

/**
 * Whether the member may know whose application it is: its posting is not reviewed blind, or the
 * member has submitted a scorecard for it. For statements over `job_applications`.
 */
export function isNamedTo(userId: string | Placeholder): SQL<boolean> {
  // Qualified names, because drizzle omits the table in statements over one table.
  return sql<boolean>`(not exists (select 1 from ${postings} blind
      where blind.company_id = "job_applications"."company_id"
        and blind.id = "job_applications"."job_id" and blind.is_blind)
    or exists (select 1 from ${scorecards} own
      where own.company_id = "job_applications"."company_id"
        and own.application_id = "job_applications"."id" and own.member_id = ${userId}::uuid))`;
}

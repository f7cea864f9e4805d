import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { assessments, assessmentSittings } from '#server/db/tables/assessments.ts';
import { interviewMoves, interviews } from '#server/db/tables/interviews.ts';
import { postings } from '#server/db/tables/postings.ts';
import { invitations } from '#server/db/tables/talent.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** How many of these ids are of postings that the member may not see, or belong to them. */
export async function countHidden(ctx: Ctx, scope: CompanyScope, ids: string[]): Promise<number> {
  const isRequested = sql`any(${sql.param(ids)}::uuid[])`;
  const { companyId } = scope;
  const { rows } = await ctx.db.execute<{ hidden: number }>(sql`
    select count(*)::int as hidden from (
      select p.id from ${postings} p where p.company_id = ${companyId} and p.id = ${isRequested}
        and not ${isAccessible(scope, sql`p.id`)}
      union all
      select a.id from ${applications} a where a.company_id = ${companyId} and a.id = ${isRequested}
        and not ${isAccessible(scope, sql`a.job_id`)}
      union all
      select i.id from ${interviews} i
        join ${applications} a on a.company_id = i.company_id and a.id = i.application_id
        where i.company_id = ${companyId} and i.id = ${isRequested}
        and not ${isAccessible(scope, sql`a.job_id`)}
      union all
      select m.id from ${interviewMoves} m
        join ${interviews} i on i.company_id = m.company_id and i.id = m.interview_id
        join ${applications} a on a.company_id = i.company_id and a.id = i.application_id
        where m.company_id = ${companyId} and m.id = ${isRequested}
        and not ${isAccessible(scope, sql`a.job_id`)}
      union all
      select m.id from ${applicationMoves} m
        join ${applications} a on a.company_id = m.company_id and a.id = m.application_id
        where m.company_id = ${companyId} and (m.id = ${isRequested} or m.batch_id = ${isRequested})
        and not ${isAccessible(scope, sql`a.job_id`)}
      union all
      select s.id from ${assessments} s where s.company_id = ${companyId} and s.id = ${isRequested}
        and not ${isAccessible(scope, sql`s.posting_id`)}
      union all
      select t.id from ${assessmentSittings} t
        join ${assessments} s on s.company_id = t.company_id and s.id = t.assessment_id
        where t.company_id = ${companyId} and (t.id = ${isRequested} or t.batch_id = ${isRequested})
        and not ${isAccessible(scope, sql`s.posting_id`)}
      union all
      select v.id from ${invitations} v where v.company_id = ${companyId} and v.id = ${isRequested}
        and not ${isAccessible(scope, sql`v.posting_id`)}
    ) as hidden`);
  return rows[0]?.hidden ?? 0;
}

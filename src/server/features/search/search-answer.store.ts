import { sql } from 'drizzle-orm';
import { countedAnswers } from '#domain/application/answer-days.ts';
import type { Ctx } from '#server/context.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companySettings } from '#server/db/tables/company-profile.ts';

export type MedianAnswer = { id: string; count: number; median: number | null; isShown: boolean };

/**
 * The median seconds to the first response for each of these companies, over its latest responses,
 * how many those are, and whether students may see it.
 */
export async function loadMedianAnswers(ctx: Ctx, companyIds: readonly string[]) {
  const { rows } = await ctx.db.execute<MedianAnswer>(
    plannedOnce(sql`
    select company.id, answered.n as count, answered.median, not exists (
      select 1 from ${companySettings} s where s.company_id = company.id and not s.shows_response_time
    ) as "isShown"
    from unnest(${sql.param(companyIds)}::uuid[]) as company (id)
    cross join lateral (
      select count(*)::int as n,
        percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)::float8) as median
      from (
        select first_answered_at, created_at from ${applications}
        where company_id = company.id and first_answered_at is not null
        order by first_answered_at desc nulls last limit ${countedAnswers.most}
      ) latest
    ) answered`),
  );
  return rows;
}

import { sql } from 'drizzle-orm';
import { countedAnswers } from '#domain/application/answer-days.ts';
import type { Ctx } from '#server/context.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companySettings } from '#server/db/tables/company-profile.ts';

/**
 * The median seconds to the first response for each of these companies, over its latest responses.
 * Omits companies with too few, and those that don't show it.
 */
export async function loadMedianAnswers(
  ctx: Ctx,
  companyIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ id: string; median: number }>(
    plannedOnce(sql`
    select company.id, answered.median
    from unnest(${sql.param(companyIds)}::uuid[]) as company (id)
    cross join lateral (
      select count(*) as n,
        percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)::float8) as median
      from (
        select first_answered_at, created_at from ${applications}
        where company_id = company.id and first_answered_at is not null
        order by first_answered_at desc nulls last limit ${countedAnswers.most}
      ) latest
    ) answered
    where answered.n >= ${countedAnswers.fewest} and not exists (
      select 1 from ${companySettings} s where s.company_id = company.id and not s.shows_response_time
    )`),
  );
  return new Map(rows.map(({ id, median }) => [id, median]));
}

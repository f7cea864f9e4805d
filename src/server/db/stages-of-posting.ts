import { type SQL, sql } from 'drizzle-orm';
import type { PlacedStage } from '#domain/stage/stage.ts';

/** In no order: sorting here would be part of each list. */
const stagesBy = (companyId: SQL, postingId: SQL): SQL.Aliased<PlacedStage[]> =>
  sql<PlacedStage[]>`(select
    coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'type', s.type, 'place', s.place)), '[]')
    from posting_stages s where s.company_id = ${companyId}
      and s.job_id = ${postingId})`.as('stages');

/** The stages of an application's posting. */
export const stagesOfPosting = stagesBy(
  sql`"job_applications"."company_id"`,
  sql`"job_applications"."job_id"`,
);

/** The stages of a posting, in a list of postings. */
export const ownStages = stagesBy(sql`"job_postings"."company_id"`, sql`"job_postings"."id"`);

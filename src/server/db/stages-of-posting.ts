import { type SQL, sql } from 'drizzle-orm';
import type { PlacedStage } from '#domain/stage/stage.ts';

/** The stages of an application's posting, in no order: sorting here would be part of each list. */
export const stagesOfPosting: SQL.Aliased<PlacedStage[]> = sql<PlacedStage[]>`(select
    coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'type', s.type, 'place', s.place)), '[]')
    from posting_stages s where s.company_id = "job_applications"."company_id"
      and s.job_id = "job_applications"."job_id")`.as('stages');

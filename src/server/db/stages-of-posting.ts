import { type SQL, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { Stage } from '#domain/stage/stage.ts';

const order = sql.raw(openStatuses.map((status) => `'${status}'`).join(', '));

/** The stages of an application's posting, by status and in their order. */
export const stagesOfPosting: SQL.Aliased<Stage[]> = sql<Stage[]>`(select
    coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'type', s.type)
      order by array_position(array[${order}], s.type), s.place, s.id), '[]')
    from posting_stages s where s.company_id = "job_applications"."company_id"
      and s.job_id = "job_applications"."job_id")`.as('stages');

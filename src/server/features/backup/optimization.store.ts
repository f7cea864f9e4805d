import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { optimizerName } from '#server/db/optimize-tables.ts';
import type { AdminScope } from '#server/scopes.ts';

/** As PostgreSQL itself knows it: percent done while one runs, and when all tables last were. */
export async function findOptimization({ db }: Ctx, _scope: AdminScope) {
  const { rows } = await db.execute<{
    lastAt: string | null;
    progress: number | null;
    deadRows: number;
    rows: number;
  }>(
    sql`with running as (
        select count(*) > 0 as is, min(backend_start) as start from pg_stat_activity
        where datname = current_database() and application_name = ${optimizerName}
      )
      select case when count(t.last_vacuum) = count(*)
          then to_char(min(t.last_vacuum) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        end as "lastAt",
        case when bool_or(r.is)
          then least(99, 100 * count(*) filter (where t.last_vacuum >= r.start) / count(*))::int
        end as progress,
        sum(t.n_dead_tup)::float8 as "deadRows", sum(t.n_live_tup)::float8 as rows
      from pg_stat_user_tables t cross join running r where t.schemaname = 'public'`,
  );
  const [found] = rows;
  return {
    lastAt: found?.lastAt ? new Date(found.lastAt) : null,
    progress: found?.progress ?? null,
    deadRows: found?.deadRows ?? 0,
    rows: found?.rows ?? 0,
  };
}

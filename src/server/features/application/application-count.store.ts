import { and, gte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { applications } from '#server/db/tables/applications.ts';

/** Applications to all companies that arrived in this period, and to how many jobs. */
export async function countArrived(ctx: Ctx, from: Date, until: Date) {
  const [row] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      jobs: sql<number>`count(distinct ${applications.postingId})::int`,
    })
    .from(applications)
    .where(and(gte(applications.createdAt, from), lt(applications.createdAt, until)));
  return row ?? { count: 0, jobs: 0 };
}

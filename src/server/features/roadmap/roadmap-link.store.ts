import { lt, notInArray, sql } from 'drizzle-orm';
import type { LinkCheck } from '#domain/roadmap/link-check.ts';
import type { Ctx } from '#server/context.ts';
import { roadmapLinks } from '#server/db/tables/roadmaps.ts';

export const loadLinkChecks = (ctx: Ctx): Promise<LinkCheck[]> =>
  ctx.db.select().from(roadmapLinks).orderBy(roadmapLinks.url);

/** Counts in the database, so that two runs at once count one after the other. */
export async function upsertLinkChecks(
  ctx: Ctx,
  checks: readonly Pick<LinkCheck, 'url' | 'status'>[],
): Promise<void> {
  if (checks.length === 0) return;
  await ctx.db
    .insert(roadmapLinks)
    .values(
      checks.map(({ url, status }) => ({
        url,
        status,
        failures: status === null ? 1 : 0,
        checkedAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({
      target: roadmapLinks.url,
      set: {
        status: sql`excluded.status`,
        failures: sql`case when excluded.status is null then ${roadmapLinks.failures} + 1 else 0 end`,
        checkedAt: sql`excluded.checked_at`,
      },
      setWhere: lt(roadmapLinks.checkedAt, sql`excluded.checked_at`),
    });
}

/** Forgets links that no roadmap has any more. */
export async function deleteOtherLinks(ctx: Ctx, urls: readonly string[]): Promise<void> {
  await ctx.db.delete(roadmapLinks).where(notInArray(roadmapLinks.url, [...urls]));
}

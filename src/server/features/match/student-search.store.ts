import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { jobPreferences } from '#server/db/tables/saved-searches.ts';
import { studentSearch } from '#server/db/tables/search.ts';

/** Makes other updates of the student's index row wait until the transaction ends. */
export async function lockStudent(ctx: Ctx, studentId: string): Promise<void> {
  await ctx.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, studentId))
    .for('no key update');
}

/** Writes the index row. The time of the last activity never goes back. */
export async function upsertStudent(ctx: Ctx, row: typeof studentSearch.$inferInsert) {
  const activeAt = sql`greatest(${studentSearch.activeAt}, excluded.active_at)`;
  await ctx.db
    .insert(studentSearch)
    .values(row)
    .onConflictDoUpdate({ target: studentSearch.userId, set: { ...row, activeAt } });
}

export async function deleteStudent(ctx: Ctx, studentId: string): Promise<void> {
  await ctx.db.delete(studentSearch).where(eq(studentSearch.userId, studentId));
}

/** Visible students who expect their pay in dollars, by id. */
export function loadInDollars(ctx: Ctx): Promise<Indexed[]> {
  return ctx.db
    .select({ id: studentSearch.userId, activeAt: studentSearch.activeAt })
    .from(studentSearch)
    .innerJoin(jobPreferences, eq(jobPreferences.userId, studentSearch.userId))
    .where(eq(jobPreferences.salaryCurrency, 'USD'))
    .orderBy(studentSearch.userId);
}

/** Students whose index row has an older rule version, by id, starting after this one. */
export function loadOutdatedStudents(
  ctx: Ctx,
  { version, after, most }: { version: number; after: string | null; most: number },
): Promise<Indexed[]> {
  return ctx.db
    .select({ id: studentSearch.userId, activeAt: studentSearch.activeAt })
    .from(studentSearch)
    .where(
      and(
        lt(studentSearch.version, version),
        after === null ? undefined : gt(studentSearch.userId, after),
      ),
    )
    .orderBy(studentSearch.userId)
    .limit(most);
}

type Indexed = { id: string; activeAt: Date };

/** Those who can be found and are not indexed; active when they last said what they look for. */
export async function loadUnindexed(ctx: Ctx, most: number): Promise<Indexed[]> {
  return ctx.db
    .select({ id: jobPreferences.userId, activeAt: jobPreferences.updatedAt })
    .from(jobPreferences)
    .innerJoin(profiles, eq(profiles.id, jobPreferences.userId))
    .leftJoin(studentSearch, eq(studentSearch.userId, jobPreferences.userId))
    .where(
      and(
        ne(jobPreferences.visibility, 'off'),
        eq(profiles.isActive, true),
        eq(profiles.userType, 'student'),
        isNull(studentSearch.userId),
      ),
    )
    .limit(most);
}

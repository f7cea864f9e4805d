import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import { mostRecent } from '#domain/job-alerts/job-alert-limits.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { recentSearches, savedSearches } from '#server/db/tables/saved-searches.ts';
import type { StudentScope } from '#server/scopes.ts';

const isOwn = (scope: StudentScope, searchId: string) =>
  and(eq(savedSearches.userId, scope.studentId), eq(savedSearches.id, searchId));

export async function loadRecent(ctx: Ctx, scope: StudentScope): Promise<string[]> {
  const rows = await ctx.db
    .select({ query: recentSearches.query })
    .from(recentSearches)
    .where(eq(recentSearches.userId, scope.studentId))
    .orderBy(desc(recentSearches.searchedAt), asc(recentSearches.query))
    .limit(mostRecent);
  return rows.map((row) => row.query);
}

/** Moves a search to the top of the recent ones. */
export async function upsertRecent(ctx: Ctx, scope: StudentScope, query: string): Promise<void> {
  await ctx.db
    .insert(recentSearches)
    .values({ userId: scope.studentId, query, searchedAt: ctx.now })
    .onConflictDoUpdate({
      target: [recentSearches.userId, recentSearches.query],
      set: { searchedAt: ctx.now },
    });
}

export async function deleteOldRecent(ctx: Ctx, scope: StudentScope): Promise<void> {
  const kept = ctx.db
    .select({ query: recentSearches.query })
    .from(recentSearches)
    .where(eq(recentSearches.userId, scope.studentId))
    .orderBy(desc(recentSearches.searchedAt), asc(recentSearches.query))
    .limit(mostRecent);
  await ctx.db
    .delete(recentSearches)
    .where(and(eq(recentSearches.userId, scope.studentId), notInArray(recentSearches.query, kept)));
}

export async function deleteRecent(
  ctx: Ctx,
  scope: StudentScope,
  query: string | undefined,
): Promise<void> {
  await ctx.db
    .delete(recentSearches)
    .where(
      and(
        eq(recentSearches.userId, scope.studentId),
        query === undefined ? undefined : eq(recentSearches.query, query),
      ),
    );
}

export async function loadSavedSearches(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, scope.studentId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

/** Serializes this person's saved searches until the transaction ends, and counts them. */
export async function lockSavedSearches(ctx: Ctx, scope: StudentScope): Promise<number> {
  await lockUntilCommit(ctx, `searches ${scope.studentId}`);
  return ctx.db.$count(savedSearches, eq(savedSearches.userId, scope.studentId));
}

export async function insertSavedSearch(
  ctx: Ctx,
  scope: StudentScope,
  row: Omit<typeof savedSearches.$inferInsert, 'userId'>,
) {
  const [kept] = await ctx.db
    .insert(savedSearches)
    .values({ ...row, userId: scope.studentId })
    .returning();
  return kept;
}

export async function findSavedSearch(ctx: Ctx, scope: StudentScope, searchId: string) {
  const [row] = await ctx.db
    .select()
    .from(savedSearches)
    .where(isOwn(scope, searchId))
    .for('update');
  return row;
}

export async function updateSavedSearch(
  ctx: Ctx,
  scope: StudentScope,
  searchId: string,
  values: Partial<typeof savedSearches.$inferInsert>,
) {
  const [row] = await ctx.db
    .update(savedSearches)
    .set({ ...values, version: sql`${savedSearches.version} + 1` })
    .where(isOwn(scope, searchId))
    .returning();
  return row;
}

export async function deleteSavedSearch(
  ctx: Ctx,
  scope: StudentScope,
  searchId: string,
): Promise<void> {
  await ctx.db.delete(savedSearches).where(isOwn(scope, searchId));
}

export type SavedSearchRow = typeof savedSearches.$inferSelect;

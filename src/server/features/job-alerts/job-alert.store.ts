import { and, asc, desc, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { maxRecentSearches } from '#domain/job-alerts/job-alert-limits.ts';
import type { Hidden } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import {
  alertedPostings,
  hiddenPostings,
  recentSearches,
  savedSearches,
} from '#server/db/tables/saved-searches.ts';
import type { StudentScope } from '#server/scopes.ts';

/**
 * Overlaps the previous alert, because rows being committed then were not visible. Nothing is sent
 * twice.
 */
const overlapMs = 10 * 60_000;

/** People with a due search, longest waiting first. */
export async function loadDueReaders(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ userId: savedSearches.userId })
    .from(savedSearches)
    .where(lte(savedSearches.nextAlertAt, ctx.now))
    .groupBy(savedSearches.userId)
    .orderBy(sql`min(${savedSearches.nextAlertAt})`, asc(savedSearches.userId))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/**
 * Locks the person's due searches until the transaction ends. Skips those that another process has
 * locked.
 */
export async function lockDueSearches(ctx: Ctx, userId: string) {
  return ctx.db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), lte(savedSearches.nextAlertAt, ctx.now)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
    .for('update', { skipLocked: true });
}

export type DueSearch = Awaited<ReturnType<typeof lockDueSearches>>[number];

export async function updateAlerted(ctx: Ctx, search: DueSearch, nextAlertAt: Date | null) {
  await ctx.db
    .update(savedSearches)
    .set({ sinceAt: new Date(ctx.now.getTime() - overlapMs), nextAlertAt })
    .where(and(eq(savedSearches.userId, search.userId), eq(savedSearches.id, search.id)));
}

/** The verified address of an active student account. */
export async function findStudentAddress(ctx: Ctx, userId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(users.emailVerified, true),
        eq(profiles.isActive, true),
        eq(profiles.userType, 'student'),
      ),
    );
  return row?.email;
}

/** Which of these postings the person was alerted to, hid, or applied to. */
export async function loadKnownPostings(
  ctx: Ctx,
  userId: string,
  ids: string[],
): Promise<Set<string>> {
  const isOneOf = (column: AnyPgColumn) => sql`${column} = any(${sql.param(ids)}::uuid[])`;
  const alerted = await ctx.db
    .select({ id: alertedPostings.postingId })
    .from(alertedPostings)
    .where(and(eq(alertedPostings.userId, userId), isOneOf(alertedPostings.postingId)));
  const applied = await ctx.db
    .select({ id: applications.postingId })
    .from(applications)
    .where(and(eq(applications.studentId, userId), isOneOf(applications.postingId)));
  return new Set([...alerted, ...applied].map(({ id }) => id));
}

export async function loadHidden(ctx: Ctx, userId: string): Promise<Hidden> {
  const rows = await ctx.db
    .select({ kind: hiddenPostings.kind, target: hiddenPostings.target })
    .from(hiddenPostings)
    .where(eq(hiddenPostings.userId, userId));
  const of = (kind: (typeof rows)[number]['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ target }) => target);
  return { postings: of('posting'), companies: of('company') };
}

export async function insertAlerted(ctx: Ctx, userId: string, ids: string[]): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${alertedPostings} (user_id, posting_id, sent_at)
    select ${userId}::uuid, unnest(${sql.param(ids)}::uuid[]), ${ctx.now.toISOString()}::timestamptz
    on conflict do nothing`);
}

export async function updateToSilent(ctx: Ctx, userId: string): Promise<boolean> {
  const { rowCount } = await ctx.db.execute(sql`select 1 from users where id = ${userId}`);
  await ctx.db
    .update(savedSearches)
    .set({ alert: 'off', nextAlertAt: null, version: sql`${savedSearches.version} + 1` })
    .where(and(eq(savedSearches.userId, userId), sql`${savedSearches.alert} <> 'off'`));
  return (rowCount ?? 0) > 0;
}

const isOwn = (scope: StudentScope, searchId: string) =>
  and(eq(savedSearches.userId, scope.studentId), eq(savedSearches.id, searchId));

export async function loadRecent(ctx: Ctx, scope: StudentScope): Promise<string[]> {
  const rows = await ctx.db
    .select({ query: recentSearches.query })
    .from(recentSearches)
    .where(eq(recentSearches.userId, scope.studentId))
    .orderBy(desc(recentSearches.searchedAt), asc(recentSearches.query))
    .limit(maxRecentSearches);
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
  const newest = ctx.db
    .select({ query: recentSearches.query })
    .from(recentSearches)
    .where(eq(recentSearches.userId, scope.studentId))
    .orderBy(desc(recentSearches.searchedAt), asc(recentSearches.query))
    .limit(maxRecentSearches);
  await ctx.db
    .delete(recentSearches)
    .where(
      and(eq(recentSearches.userId, scope.studentId), notInArray(recentSearches.query, newest)),
    );
}

export async function deleteRecent(ctx: Ctx, scope: StudentScope, query: string | undefined) {
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
  const [saved] = await ctx.db
    .insert(savedSearches)
    .values({ ...row, userId: scope.studentId })
    .returning();
  return saved;
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

export async function deleteSavedSearch(ctx: Ctx, scope: StudentScope, searchId: string) {
  await ctx.db.delete(savedSearches).where(isOwn(scope, searchId));
}

export type SavedSearchRow = typeof savedSearches.$inferSelect;

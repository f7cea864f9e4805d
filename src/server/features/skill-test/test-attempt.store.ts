import { and, desc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { testAttempts } from '#server/db/tables/skill-tests.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

export type AttemptRow = typeof testAttempts.$inferSelect;
export type AttemptKey = Pick<AttemptRow, 'userId' | 'id'>;

const isOwn = ({ userId, id }: AttemptKey) =>
  and(eq(testAttempts.userId, userId), eq(testAttempts.id, id));
const isOf = (scope: StudentScope) => eq(testAttempts.userId, scope.studentId);

/** Serializes the starts of this student's tests until the transaction ends. */
export async function lockStart(ctx: Ctx, scope: StudentScope): Promise<void> {
  await lockUntilCommit(ctx, `skill tests ${scope.studentId}`);
}

export async function findOpen(ctx: Ctx, scope: StudentScope): Promise<AttemptRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(testAttempts)
    .where(and(isOf(scope), isNull(testAttempts.submittedAt)));
  return row;
}

export async function findAttempt(ctx: Ctx, scope: StudentScope, id: string) {
  const [row] = await ctx.db
    .select()
    .from(testAttempts)
    .where(isOwn({ userId: scope.studentId, id }));
  return row;
}

/** The attempt, which can't be submitted until the transaction ends. */
export async function findAttemptLocked(ctx: Ctx, scope: StudentScope, id: string) {
  const [row] = await ctx.db
    .select()
    .from(testAttempts)
    .where(isOwn({ userId: scope.studentId, id }))
    .for('share');
  return row;
}

export async function insertAttempt(
  ctx: Ctx,
  scope: StudentScope,
  row: Omit<typeof testAttempts.$inferInsert, 'userId'>,
): Promise<AttemptRow | undefined> {
  const [inserted] = await ctx.db
    .insert(testAttempts)
    .values({ ...row, userId: scope.studentId })
    .returning();
  return inserted;
}

/** The items of the last tests of a domain, newest first. */
export async function loadLastItems(ctx: Ctx, scope: StudentScope, domain: string, most: number) {
  const rows = await ctx.db
    .select({ itemIds: testAttempts.itemIds })
    .from(testAttempts)
    .where(and(isOf(scope), eq(testAttempts.domain, domain)))
    .orderBy(desc(testAttempts.startsAt))
    .limit(most);
  return rows.map(({ itemIds }) => itemIds);
}

/** Of each domain the best score, and when the last test started that counted for a badge. */
export async function loadDomains(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      domain: testAttempts.domain,
      best: sql<number | null>`max(${testAttempts.score})::int`,
      lastCounted:
        sql<Date | null>`max(${testAttempts.startsAt}) filter (where ${testAttempts.counts})`.mapWith(
          testAttempts.startsAt,
        ),
    })
    .from(testAttempts)
    .where(isOf(scope))
    .groupBy(testAttempts.domain);
}

/** Ends an attempt: at once, or at its end if that is over. Does nothing a second time. */
export async function updateSubmitted(ctx: Ctx, key: AttemptKey): Promise<AttemptRow | undefined> {
  const now = ctx.now.toISOString();
  await ctx.db
    .update(testAttempts)
    .set({ submittedAt: sql`least(${testAttempts.endsAt}, ${now}::timestamptz)` })
    .where(and(isOwn(key), isNull(testAttempts.submittedAt)));
  const [row] = await ctx.db.select().from(testAttempts).where(isOwn(key));
  return row;
}

/** Writes the result; false if another process was first. */
export async function updateGraded(
  ctx: Ctx,
  key: AttemptKey,
  { score, passed }: { score: number; passed: boolean },
): Promise<boolean> {
  const rows = await ctx.db
    .update(testAttempts)
    .set({ score, passed, gradedAt: ctx.now })
    .where(and(isOwn(key), isNull(testAttempts.gradedAt)))
    .returning({ id: testAttempts.id });
  return rows.length > 0;
}

/** Attempts whose time is over, or that wait for their result; the oldest first. */
export async function loadUnfinished(ctx: Ctx, before: Date, most: number): Promise<AttemptRow[]> {
  return ctx.db
    .select()
    .from(testAttempts)
    .where(
      and(
        isNull(testAttempts.gradedAt),
        sql`least(${testAttempts.endsAt}, coalesce(${testAttempts.submittedAt}, ${testAttempts.endsAt})) <= ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(testAttempts.endsAt)
    .limit(most);
}

const maxTabSwitches = 10_000;

export async function updateTabSwitches(ctx: Ctx, key: AttemptKey): Promise<number | undefined> {
  const [row] = await ctx.db
    .update(testAttempts)
    .set({ tabSwitches: sql`least(${testAttempts.tabSwitches} + 1, ${maxTabSwitches})` })
    .where(and(isOwn(key), isNull(testAttempts.submittedAt), gte(testAttempts.endsAt, ctx.now)))
    .returning({ tabSwitches: testAttempts.tabSwitches });
  return row?.tabSwitches;
}

const isSubmitted = (scope: StudentScope) => and(isOf(scope), isNotNull(testAttempts.submittedAt));

export async function pageResults(ctx: Ctx, scope: StudentScope, paging: Paging) {
  const key = keyset({ at: testAttempts.submittedAt, id: testAttempts.id }, paging);
  const rows = await ctx.db
    .select()
    .from(testAttempts)
    .where(key.where(isSubmitted(scope)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.submittedAt ?? row.endsAt, id: row.id }));
}

export async function countResults(ctx: Ctx, scope: StudentScope): Promise<number> {
  return countCapped(ctx, testAttempts, isSubmitted(scope));
}

/** The latest results, newest first. */
export async function loadScores(ctx: Ctx, scope: StudentScope, most: number) {
  return ctx.db
    .select({
      id: testAttempts.id,
      domain: testAttempts.domain,
      submittedAt: testAttempts.submittedAt,
      score: testAttempts.score,
    })
    .from(testAttempts)
    .where(and(isSubmitted(scope), isNotNull(testAttempts.gradedAt)))
    .orderBy(desc(testAttempts.submittedAt), desc(testAttempts.id))
    .limit(most);
}

/** The best result of each domain since `oldest`. */
export async function loadBestScores(ctx: Ctx, studentId: string, oldest: Date) {
  const rows = await ctx.db
    .select({ best: sql<number>`max(${testAttempts.score})::int` })
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.userId, studentId),
        isNotNull(testAttempts.gradedAt),
        gte(testAttempts.submittedAt, oldest),
        lte(testAttempts.submittedAt, ctx.now),
      ),
    )
    .groupBy(testAttempts.domain);
  return rows.map(({ best }) => best);
}

/** The best result that counted, if it has that score; the newest of equal ones. */
export async function findBestCounted(
  ctx: Ctx,
  scope: StudentScope,
  { domain, score, since }: { domain: string; score: number; since: Date },
) {
  const [row] = await ctx.db
    .select({
      score: sql<number>`${testAttempts.score}`,
      submittedAt: sql<Date>`${testAttempts.submittedAt}`.mapWith(testAttempts.endsAt),
    })
    .from(testAttempts)
    .where(
      and(
        isOf(scope),
        eq(testAttempts.domain, domain),
        eq(testAttempts.counts, true),
        gte(testAttempts.score, score),
        gte(testAttempts.submittedAt, since),
      ),
    )
    .orderBy(desc(testAttempts.score), desc(testAttempts.submittedAt))
    .limit(1);
  return row;
}

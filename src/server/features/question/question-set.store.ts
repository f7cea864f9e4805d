import { and, desc, eq, gt, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { QuestionBand } from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { questionMarks, questionSets } from '#server/db/tables/questions.ts';
import { cappedRows, countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

export type SetRow = typeof questionSets.$inferSelect;
type Kind = { domain: string; band: QuestionBand };

const isOwn = (scope: StudentScope, setId: string) =>
  and(eq(questionSets.userId, scope.studentId), eq(questionSets.id, setId));
const newestFirst = [desc(questionSets.createdAt), desc(questionSets.id)];

const latestOf = (ctx: Ctx, scope: StudentScope, { domain, band }: Kind, most: number) =>
  ctx.db
    .select({ id: questionSets.id, questionIds: questionSets.questionIds })
    .from(questionSets)
    .where(
      and(
        eq(questionSets.userId, scope.studentId),
        eq(questionSets.domain, domain),
        eq(questionSets.band, band),
      ),
    )
    .orderBy(...newestFirst)
    .limit(most);

/** Serializes changes to this student's sets until the transaction ends. */
export async function lockSets(ctx: Ctx, scope: StudentScope): Promise<void> {
  await lockUntilCommit(ctx, `question sets ${scope.studentId}`);
}

/** The questions of the last sets of a domain and band, newest first. */
export async function loadPrevious(ctx: Ctx, scope: StudentScope, kind: Kind, most: number) {
  const rows = await latestOf(ctx, scope, kind, most);
  return rows.map((row) => row.questionIds);
}

export async function insertSet(
  ctx: Ctx,
  scope: StudentScope,
  row: Omit<typeof questionSets.$inferInsert, 'userId'>,
): Promise<SetRow | undefined> {
  const [inserted] = await ctx.db
    .insert(questionSets)
    .values({ ...row, userId: scope.studentId })
    .returning();
  return inserted;
}

/** Deletes sets that are neither saved nor among the last ones of their domain and band. */
export async function deleteOldSets(ctx: Ctx, scope: StudentScope, kind: Kind, keepCount: number) {
  const latest = await latestOf(ctx, scope, kind, keepCount);
  await ctx.db.delete(questionSets).where(
    and(
      eq(questionSets.userId, scope.studentId),
      eq(questionSets.domain, kind.domain),
      eq(questionSets.band, kind.band),
      isNull(questionSets.savedAt),
      notInArray(
        questionSets.id,
        latest.map(({ id }) => id),
      ),
    ),
  );
}

export async function findLatestRow(ctx: Ctx, scope: StudentScope): Promise<SetRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(questionSets)
    .where(eq(questionSets.userId, scope.studentId))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

export async function findSetRow(ctx: Ctx, scope: StudentScope, setId: string) {
  const [row] = await ctx.db.select().from(questionSets).where(isOwn(scope, setId));
  return row;
}

const countMarks = (mark: 'known' | 'unsure') =>
  sql<number>`(select count(*)::int from ${questionMarks} where ${eq(questionMarks.userId, questionSets.userId)} and ${questionMarks.questionId} = any(${questionSets.questionIds}) and ${questionMarks.mark} = ${mark})`;

export async function pageSaved(ctx: Ctx, scope: StudentScope, paging: Paging) {
  const key = keyset({ at: questionSets.savedAt, id: questionSets.id }, paging);
  const rows = await ctx.db
    .select({
      id: questionSets.id,
      domain: questionSets.domain,
      experienceLevel: questionSets.experienceLevel,
      questionCount: questionSets.questionCount,
      name: sql<string>`${questionSets.name}`,
      savedAt: sql<Date>`${questionSets.savedAt}`.mapWith(questionSets.savedAt),
      known: countMarks('known'),
      unsure: countMarks('unsure'),
    })
    .from(questionSets)
    .where(key.where(eq(questionSets.userId, scope.studentId), isNotNull(questionSets.savedAt)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.savedAt, id: row.id }));
}

export async function countSaved(ctx: Ctx, scope: StudentScope): Promise<number> {
  return countCapped(
    ctx,
    questionSets,
    and(eq(questionSets.userId, scope.studentId), isNotNull(questionSets.savedAt)),
  );
}

export async function updateSet(
  ctx: Ctx,
  scope: StudentScope,
  setId: string,
  values: Pick<SetRow, 'name' | 'savedAt'>,
): Promise<void> {
  await ctx.db.update(questionSets).set(values).where(isOwn(scope, setId));
}

type Filter = { search?: string | undefined };

/** Open postings whose company shares questions. */
const isPublished = (ctx: Ctx, { search }: Filter) =>
  and(
    sql`${postings.state} = 'active' and ${postings.isComplete} and ${postings.sharesPractice}`,
    isNotNull(postings.practiceQuestions),
    or(isNull(postings.deadline), gt(postings.deadline, ctx.now)),
    eq(companies.status, 'approved'),
    search
      ? containsText([postings.title, postings.primaryRole, companies.name], search)
      : undefined,
  );

export async function pagePublished(ctx: Ctx, input: Paging & Filter) {
  const key = keyset({ at: postings.postedAt, id: postings.id }, input);
  const rows = await ctx.db
    .select({
      postingId: postings.id,
      title: postings.title,
      companyName: companies.name,
      practiceQuestions: sql<string>`${postings.practiceQuestions}`,
      postedAt: sql<Date>`${postings.postedAt}`.mapWith(postings.postedAt),
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(key.where(isPublished(ctx, input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.postedAt, id: row.postingId }));
}

export async function countPublished(ctx: Ctx, filter: Filter): Promise<number> {
  const published = ctx.db
    .select({ one: sql`1` })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isPublished(ctx, filter));
  return ctx.db.$count(cappedRows(published));
}

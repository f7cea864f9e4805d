import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { practiceAnswers, practiceSessions } from '#server/db/tables/practice.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

export type SessionRow = typeof practiceSessions.$inferSelect;
export type AnswerRow = typeof practiceAnswers.$inferSelect;
type NewAnswer = Omit<typeof practiceAnswers.$inferInsert, 'userId' | 'sessionId'>;

const isOwn = (scope: StudentScope, sessionId: string) =>
  and(
    eq(practiceSessions.userId, scope.studentId),
    eq(practiceSessions.id, sessionId),
    isNull(practiceSessions.removedAt),
  );
const isAnswer = (scope: StudentScope, sessionId: string, position: number) =>
  and(
    eq(practiceAnswers.userId, scope.studentId),
    eq(practiceAnswers.sessionId, sessionId),
    eq(practiceAnswers.position, position),
  );

/** Serializes changes to this student's sessions until the transaction ends. */
export async function lockSessions(ctx: Ctx, scope: StudentScope): Promise<void> {
  await lockUntilCommit(ctx, `practice ${scope.studentId}`);
}

export async function insertSession(
  ctx: Ctx,
  scope: StudentScope,
  session: Omit<typeof practiceSessions.$inferInsert, 'userId'>,
  answers: NewAnswer[],
): Promise<void> {
  const userId = scope.studentId;
  await ctx.db.insert(practiceSessions).values({ ...session, userId });
  await ctx.db
    .insert(practiceAnswers)
    .values(answers.map((answer) => ({ ...answer, userId, sessionId: session.id })));
}

export async function findSessionRow(ctx: Ctx, scope: StudentScope, sessionId: string) {
  const [row] = await ctx.db.select().from(practiceSessions).where(isOwn(scope, sessionId));
  return row;
}

export async function loadAnswers(ctx: Ctx, scope: StudentScope, sessionId: string) {
  return ctx.db
    .select()
    .from(practiceAnswers)
    .where(
      and(eq(practiceAnswers.userId, scope.studentId), eq(practiceAnswers.sessionId, sessionId)),
    )
    .orderBy(asc(practiceAnswers.position));
}

export async function updateSession(
  ctx: Ctx,
  scope: StudentScope,
  sessionId: string,
  values: Partial<Pick<SessionRow, 'countedAt' | 'finishedAt' | 'score' | 'removedAt' | 'setName'>>,
): Promise<void> {
  await ctx.db.update(practiceSessions).set(values).where(isOwn(scope, sessionId));
}

export async function updateAnswer(
  ctx: Ctx,
  scope: StudentScope,
  { sessionId, position }: Pick<AnswerRow, 'sessionId' | 'position'>,
  values: Partial<AnswerRow>,
): Promise<void> {
  await ctx.db
    .update(practiceAnswers)
    .set(values)
    .where(isAnswer(scope, sessionId, position));
}

export async function deleteSession(ctx: Ctx, scope: StudentScope, sessionId: string) {
  await ctx.db.delete(practiceSessions).where(isOwn(scope, sessionId));
}

export async function deleteAnswers(ctx: Ctx, scope: StudentScope, sessionId: string) {
  await ctx.db
    .delete(practiceAnswers)
    .where(
      and(eq(practiceAnswers.userId, scope.studentId), eq(practiceAnswers.sessionId, sessionId)),
    );
}

export async function countOpen(ctx: Ctx, scope: StudentScope): Promise<number> {
  const [row] = await ctx.db
    .select({ open: count() })
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, scope.studentId),
        isNull(practiceSessions.finishedAt),
        isNull(practiceSessions.removedAt),
      ),
    );
  return row?.open ?? 0;
}

const countAnswers = (isIn: 'all' | 'answered') =>
  sql<number>`(select count(*)::int from ${practiceAnswers} where ${eq(practiceAnswers.userId, practiceSessions.userId)} and ${eq(practiceAnswers.sessionId, practiceSessions.id)}${isIn === 'answered' ? sql` and ${practiceAnswers.text} <> ''` : sql``})`;

export async function pageSessions(ctx: Ctx, scope: StudentScope, paging: Paging) {
  const key = keyset({ at: practiceSessions.createdAt, id: practiceSessions.id }, paging);
  const rows = await ctx.db
    .select({
      id: practiceSessions.id,
      kind: practiceSessions.kind,
      mode: practiceSessions.mode,
      domain: practiceSessions.domain,
      experienceLevel: practiceSessions.experienceLevel,
      setName: practiceSessions.setName,
      createdAt: practiceSessions.createdAt,
      finishedAt: practiceSessions.finishedAt,
      score: practiceSessions.score,
      questions: countAnswers('all'),
      answered: countAnswers('answered'),
    })
    .from(practiceSessions)
    .where(
      key.where(eq(practiceSessions.userId, scope.studentId), isNull(practiceSessions.removedAt)),
    )
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countListed(ctx: Ctx, scope: StudentScope): Promise<number> {
  return countCapped(
    ctx,
    practiceSessions,
    and(eq(practiceSessions.userId, scope.studentId), isNull(practiceSessions.removedAt)),
  );
}

/** The last finished sessions, newest first. */
export async function loadFinished(ctx: Ctx, studentId: string, most: number) {
  return ctx.db
    .select()
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.userId, studentId),
        isNotNull(practiceSessions.finishedAt),
        isNull(practiceSessions.removedAt),
      ),
    )
    .orderBy(desc(practiceSessions.finishedAt), desc(practiceSessions.id))
    .limit(most);
}

export async function loadFeedback(ctx: Ctx, scope: StudentScope, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return [];
  return ctx.db
    .select({ sessionId: practiceAnswers.sessionId, feedback: practiceAnswers.feedback })
    .from(practiceAnswers)
    .where(
      and(
        eq(practiceAnswers.userId, scope.studentId),
        sql`${practiceAnswers.sessionId} = any(${sql.param([...sessionIds])}::uuid[])`,
        isNotNull(practiceAnswers.feedback),
      ),
    );
}

/** The questions of the last sessions, newest first. */
export async function loadPractised(ctx: Ctx, scope: StudentScope): Promise<string[][]> {
  const rows = await ctx.db
    .select({
      questionIds: sql<string[]>`array_agg(${practiceAnswers.questionId})`,
    })
    .from(practiceSessions)
    .innerJoin(
      practiceAnswers,
      and(
        eq(practiceAnswers.userId, practiceSessions.userId),
        eq(practiceAnswers.sessionId, practiceSessions.id),
      ),
    )
    .where(eq(practiceSessions.userId, scope.studentId))
    .groupBy(practiceSessions.id, practiceSessions.createdAt)
    .orderBy(desc(practiceSessions.createdAt), desc(practiceSessions.id))
    .limit(20);
  return rows.map(({ questionIds }) => questionIds);
}

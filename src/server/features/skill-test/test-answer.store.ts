import { and, asc, eq, sql } from 'drizzle-orm';
import type { AttemptItem } from '#domain/skill-test/test-item.ts';
import type { Ctx } from '#server/context.ts';
import { testAnswers } from '#server/db/tables/skill-tests.ts';

type AttemptKey = { userId: string; id: string };
export type AnswerRow = typeof testAnswers.$inferSelect;

const isOf = ({ userId, id }: AttemptKey) =>
  and(eq(testAnswers.userId, userId), eq(testAnswers.attemptId, id));
const isAt = (key: AttemptKey, place: number) => and(isOf(key), eq(testAnswers.place, place));

/** One empty answer for each question. */
export async function insertAnswers(
  ctx: Ctx,
  key: AttemptKey,
  questions: readonly { itemId: string; question: AttemptItem }[],
): Promise<AnswerRow[]> {
  return ctx.db
    .insert(testAnswers)
    .values(
      questions.map((each, place) => ({ userId: key.userId, attemptId: key.id, place, ...each })),
    )
    .returning();
}

export async function loadAnswers(ctx: Ctx, key: AttemptKey): Promise<AnswerRow[]> {
  return ctx.db.select().from(testAnswers).where(isOf(key)).orderBy(asc(testAnswers.place));
}

export async function findAnswer(ctx: Ctx, key: AttemptKey, place: number) {
  const [row] = await ctx.db.select().from(testAnswers).where(isAt(key, place));
  return row;
}

/** Succeeds only if the answer still has the version that the student saw. */
export async function updateAnswer(
  ctx: Ctx,
  key: AttemptKey,
  place: number,
  { answer, version, pasted }: Pick<AnswerRow, 'answer' | 'version' | 'pasted'>,
): Promise<AnswerRow | undefined> {
  const [row] = await ctx.db
    .update(testAnswers)
    .set({
      answer,
      version: version + 1,
      pasted: sql`least(${testAnswers.pasted} + ${pasted}, 1000000)`,
    })
    .where(and(isAt(key, place), eq(testAnswers.version, version)))
    .returning();
  return row;
}

export async function updateGrade(
  ctx: Ctx,
  key: AttemptKey,
  place: number,
  grade: Pick<AnswerRow, 'isRight' | 'passedCases' | 'problem'>,
): Promise<void> {
  await ctx.db.update(testAnswers).set(grade).where(isAt(key, place));
}

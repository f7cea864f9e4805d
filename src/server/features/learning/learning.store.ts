import { and, desc, eq, sql } from 'drizzle-orm';
import type { LearningTopic } from '#domain/learning/learning.ts';
import type { Ctx } from '#server/context.ts';
import { learningProgress } from '#server/db/tables/learning.ts';
import type { StudentScope } from '#server/scopes.ts';

export type ProgressRow = typeof learningProgress.$inferSelect;
type Changes = Partial<Omit<ProgressRow, 'userId' | 'topic' | 'updatedAt'>>;

const isOwn = (scope: StudentScope, topic: LearningTopic) =>
  and(eq(learningProgress.userId, scope.studentId), eq(learningProgress.topic, topic));

/** The student's progress in all topics, most recently changed first. */
export async function loadProgress(ctx: Ctx, scope: StudentScope): Promise<ProgressRow[]> {
  return ctx.db
    .select()
    .from(learningProgress)
    .where(eq(learningProgress.userId, scope.studentId))
    .orderBy(desc(learningProgress.updatedAt), learningProgress.topic);
}

export async function findProgress(ctx: Ctx, scope: StudentScope, topic: LearningTopic) {
  const [row] = await ctx.db.select().from(learningProgress).where(isOwn(scope, topic));
  return row;
}

/** The student's row of a topic, added if missing; holds others back until the transaction ends. */
export async function lockProgress(ctx: Ctx, scope: StudentScope, topic: LearningTopic) {
  await ctx.db
    .insert(learningProgress)
    .values({ userId: scope.studentId, topic, updatedAt: ctx.now })
    .onConflictDoNothing();
  const [row] = await ctx.db
    .select()
    .from(learningProgress)
    .where(isOwn(scope, topic))
    .for('update');
  return row;
}

export async function updateProgress(
  ctx: Ctx,
  scope: StudentScope,
  topic: LearningTopic,
  changes: Changes,
): Promise<ProgressRow | undefined> {
  const [row] = await ctx.db
    .update(learningProgress)
    .set({ ...changes, updatedAt: ctx.now })
    .where(isOwn(scope, topic))
    .returning();
  return row;
}

/** Notes the concept that the student opened, in one statement: the last one counts. */
export async function upsertPlace(
  ctx: Ctx,
  scope: StudentScope,
  topic: LearningTopic,
  concept: string,
): Promise<void> {
  await ctx.db
    .insert(learningProgress)
    .values({
      userId: scope.studentId,
      topic,
      place: concept,
      readConcepts: [concept],
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [learningProgress.userId, learningProgress.topic],
      set: {
        place: concept,
        readConcepts: sql`case when ${concept} = any(${learningProgress.readConcepts}) then ${learningProgress.readConcepts} else array_append(${learningProgress.readConcepts}, ${concept}) end`,
        updatedAt: ctx.now,
      },
    });
}

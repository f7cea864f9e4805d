import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { QuestionBand } from '#domain/question/question-options.ts';
import type { Ctx } from '#server/context.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { practiceAnswers } from '#server/db/tables/practice.ts';
import { modelQuestions, questionMarks, questionSets } from '#server/db/tables/questions.ts';
import { resumes } from '#server/db/tables/resumes.ts';
import { wholeDescription } from '#server/db/whole-description.ts';
import type { StudentScope } from '#server/scopes.ts';

const isOwn = (scope: StudentScope) => eq(modelQuestions.userId, scope.studentId);

export async function loadModelQuestions(ctx: Ctx, scope: StudentScope, ids: readonly string[]) {
  const { userId: _user, createdAt: _time, ...columns } = modelQuestionColumns;
  return ctx.db
    .select(columns)
    .from(modelQuestions)
    .where(and(isOwn(scope), inArray(modelQuestions.id, [...ids])));
}

const modelQuestionColumns = {
  userId: modelQuestions.userId,
  id: modelQuestions.id,
  domain: modelQuestions.domain,
  band: modelQuestions.band,
  question: modelQuestions.question,
  type: modelQuestions.type,
  difficulty: modelQuestions.difficulty,
  points: modelQuestions.points,
  createdAt: modelQuestions.createdAt,
};

/** What a model wrote for this student in a domain and band. */
export async function loadWritten(
  ctx: Ctx,
  scope: StudentScope,
  { domain, band }: { domain: string; band: QuestionBand },
): Promise<string[]> {
  const rows = await ctx.db
    .select({ question: modelQuestions.question })
    .from(modelQuestions)
    .where(and(isOwn(scope), eq(modelQuestions.domain, domain), eq(modelQuestions.band, band)));
  return rows.map(({ question }) => question);
}

export async function insertModelQuestions(
  ctx: Ctx,
  scope: StudentScope,
  rows: Omit<typeof modelQuestions.$inferInsert, 'userId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(modelQuestions)
    .values(rows.map((row) => ({ ...row, userId: scope.studentId })));
}

/** Deletes questions that no set, mark or practice session of the student has. */
export async function deleteUnusedQuestions(ctx: Ctx, scope: StudentScope): Promise<void> {
  const { userId, id } = modelQuestions;
  await ctx.db
    .delete(modelQuestions)
    .where(
      and(
        isOwn(scope),
        sql`not exists (select 1 from ${questionSets} where ${questionSets.userId} = ${userId} and ${id} = any(${questionSets.questionIds}))`,
        sql`not exists (select 1 from ${questionMarks} where ${questionMarks.userId} = ${userId} and ${questionMarks.questionId} = ${id})`,
        sql`not exists (select 1 from ${practiceAnswers} where ${practiceAnswers.userId} = ${userId} and ${practiceAnswers.questionId} = ${id})`,
      ),
    );
}

/** A posting that visitors may read. */
export async function findPostingText(ctx: Ctx, postingId: string) {
  const [row] = await ctx.db
    .select({
      title: postings.title,
      primaryRole: postings.primaryRole,
      skills: postings.skills,
      description: wholeDescription,
    })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(
      and(
        eq(postings.id, postingId),
        or(eq(postings.state, 'active'), eq(postings.state, 'closed')),
        eq(companies.status, 'approved'),
      ),
    );
  return row;
}

/** The default resume, or else the latest one that is not archived. */
export async function findResumeContent(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select({ content: resumes.content })
    .from(resumes)
    .where(and(eq(resumes.userId, scope.studentId), isNull(resumes.archivedAt)))
    .orderBy(desc(resumes.isDefault), desc(resumes.updatedAt), desc(resumes.id))
    .limit(1);
  return row?.content;
}

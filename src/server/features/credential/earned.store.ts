import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { learningProgress } from '#server/db/tables/learning.ts';
import { postings } from '#server/db/tables/postings.ts';
import { testAttempts } from '#server/db/tables/skill-tests.ts';
import { visibleChangedAt, visibleStatus } from '#server/db/visible-status.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function loadPassedTests(ctx: Ctx, scope: StudentScope) {
  const rows = await ctx.db
    .select({
      id: testAttempts.id,
      domain: testAttempts.domain,
      itemIds: testAttempts.itemIds,
      score: testAttempts.score,
      at: testAttempts.submittedAt,
    })
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.userId, scope.studentId),
        eq(testAttempts.passed, true),
        isNotNull(testAttempts.gradedAt),
      ),
    );
  return rows.map(({ domain, score, at, ...row }) => ({
    ...row,
    domain: domain as TestDomain,
    score: score ?? 0,
    at: at ?? ctx.now,
  }));
}

/** Topics whose quiz was passed. */
export async function loadFinishedTopics(ctx: Ctx, scope: StudentScope, pass: number) {
  const rows = await ctx.db
    .select({
      topic: learningProgress.topic,
      best: learningProgress.quizBest,
      at: learningProgress.updatedAt,
    })
    .from(learningProgress)
    .where(and(eq(learningProgress.userId, scope.studentId), gte(learningProgress.quizBest, pass)));
  return rows.map((row) => ({ ...row, best: row.best ?? 0 }));
}

/** Applications that the company's own account set to hired, once that can't be undone any more. */
export async function loadHires(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      id: applications.id,
      position: postings.title,
      companyName: companies.name,
      at: visibleChangedAt,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(eq(applications.studentId, scope.studentId), sql`${visibleStatus} = 'hired'`));
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { isAccessible } from '#server/db/posting-access.ts';
import {
  assessments,
  assessmentSittings,
  assessmentVersions,
} from '#server/db/tables/assessments.ts';
import { postings } from '#server/db/tables/postings.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

const isVisibleTo = (scope: CompanyScope) =>
  and(eq(assessments.companyId, scope.companyId), isAccessible(scope, assessments.postingId));

const isOf = (scope: CompanyScope, assessmentId: string) =>
  and(isVisibleTo(scope), eq(assessments.id, assessmentId));

const ofPosting = isPostingOf(assessments);
const ofVersion = and(
  eq(assessmentVersions.companyId, assessments.companyId),
  eq(assessmentVersions.assessmentId, assessments.id),
  eq(assessmentVersions.version, assessments.version),
);

const shown = {
  id: assessments.id,
  postingId: assessments.postingId,
  postingTitle: postings.title,
  title: assessments.title,
  version: assessments.version,
  archivedAt: assessments.archivedAt,
  createdAt: assessments.createdAt,
};

export async function findPosting(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db
    .select({ id: postings.id, title: postings.title })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, scope.companyId),
        eq(postings.id, postingId),
        isAccessible(scope, postings.id),
      ),
    );
  return row;
}

export async function pageAssessments(ctx: Ctx, scope: CompanyScope, paging: Paging) {
  const key = keyset({ at: assessments.createdAt, id: assessments.id }, paging);
  const rows = await ctx.db
    .select({
      ...shown,
      // A kit has no time limit in any section, so the first one tells.
      isKit: sql<boolean>`(${assessmentVersions.content} #>> '{sections,0,minutes}') is null`,
    })
    .from(assessments)
    .innerJoin(postings, ofPosting)
    .innerJoin(assessmentVersions, ofVersion)
    .where(key.where(isVisibleTo(scope)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ createdAt: at, id }) => ({ at, id }));
}

export async function countAssessments(ctx: Ctx, scope: CompanyScope): Promise<number> {
  return countCapped(ctx, assessments, isVisibleTo(scope));
}

/** How many candidates were invited to each, and how many have submitted. */
export async function loadCounts(ctx: Ctx, scope: CompanyScope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { invited: number; submitted: number }>();
  const now = ctx.now.toISOString();
  const rows = await ctx.db
    .select({
      id: assessmentSittings.assessmentId,
      invited: sql<number>`count(distinct ${assessmentSittings.applicationId})::int`,
      submitted: sql<number>`count(distinct ${assessmentSittings.applicationId}) filter
        (where ${assessmentSittings.submittedAt} is not null or ${assessmentSittings.endsAt} <= ${now}::timestamptz)::int`,
    })
    .from(assessmentSittings)
    .where(
      and(
        eq(assessmentSittings.companyId, scope.companyId),
        inArray(assessmentSittings.assessmentId, [...ids]),
      ),
    )
    .groupBy(assessmentSittings.assessmentId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The assessment with the content of its newest version. */
export async function findAssessment(ctx: Ctx, scope: CompanyScope, assessmentId: string) {
  const [row] = await ctx.db
    .select({ ...shown, accepts: assessments.accepts, content: assessmentVersions.content })
    .from(assessments)
    .innerJoin(postings, ofPosting)
    .innerJoin(assessmentVersions, ofVersion)
    .where(isOf(scope, assessmentId));
  return row;
}

/** The same, which can't change until the transaction ends. */
export async function lockAssessment(ctx: Ctx, scope: CompanyScope, assessmentId: string) {
  const [row] = await ctx.db
    .select({
      id: assessments.id,
      postingId: assessments.postingId,
      version: assessments.version,
      archivedAt: assessments.archivedAt,
      accepts: assessments.accepts,
      content: assessmentVersions.content,
    })
    .from(assessments)
    .innerJoin(assessmentVersions, ofVersion)
    .where(isOf(scope, assessmentId))
    .for('update', { of: assessments });
  return row;
}

export async function insertAssessment(
  ctx: Ctx,
  scope: CompanyScope,
  row: { id: string; postingId: string; title: string; accepts: AcceptedTest | null },
): Promise<void> {
  await ctx.db.insert(assessments).values({
    ...row,
    companyId: scope.companyId,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
}

export async function insertVersion(
  ctx: Ctx,
  scope: CompanyScope,
  row: { assessmentId: string; version: number; content: AssessmentContent },
): Promise<void> {
  await ctx.db.insert(assessmentVersions).values({
    ...row,
    companyId: scope.companyId,
    createdBy: scope.userId,
    createdAt: ctx.now,
  });
}

type Changes = {
  version?: number;
  title?: string;
  accepts?: AcceptedTest | null;
  archivedAt?: Date | null;
};

export async function updateAssessment(
  ctx: Ctx,
  scope: CompanyScope,
  assessmentId: string,
  changes: Changes,
): Promise<void> {
  await ctx.db
    .update(assessments)
    .set({ ...changes, updatedAt: ctx.now })
    .where(and(eq(assessments.companyId, scope.companyId), eq(assessments.id, assessmentId)));
}

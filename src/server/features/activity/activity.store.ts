import { and, desc, eq, gt } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isApplicationOf } from '#server/db/joins.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { readinessChanges } from '#server/db/tables/readiness.ts';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import { isVisibleMove } from '#server/db/visible-status.ts';
import type { StudentScope } from '#server/scopes.ts';

const maxRows = 2_000;

export async function loadSent(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      id: applications.id,
      companyId: companies.id,
      companyName: companies.name,
      appliedAt: applications.createdAt,
      firstAnsweredAt: applications.firstAnsweredAt,
    })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(eq(applications.studentId, scope.studentId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(maxRows);
}

/** Oldest first, as far as the student was told. */
export async function loadMoves(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      applicationId: applicationMoves.applicationId,
      to: applicationMoves.toStatus,
      at: applicationMoves.createdAt,
    })
    .from(applications)
    .innerJoin(applicationMoves, isApplicationOf(applicationMoves))
    .where(and(eq(applications.studentId, scope.studentId), isVisibleMove))
    .orderBy(applicationMoves.createdAt, applicationMoves.id);
}

/** Oldest first. */
export async function loadScoreChanges(ctx: Ctx, scope: StudentScope) {
  return ctx.db
    .select({
      part: readinessChanges.part,
      valueAfter: readinessChanges.valueAfter,
      scoreAfter: readinessChanges.scoreAfter,
      at: readinessChanges.changedAt,
    })
    .from(readinessChanges)
    .where(eq(readinessChanges.userId, scope.studentId))
    .orderBy(readinessChanges.changedAt, readinessChanges.id);
}

/** Newest first. */
export async function loadViews(ctx: Ctx, scope: StudentScope, since: Date) {
  return ctx.db
    .select({ companyId: companies.id, companyName: companies.name, at: profileViews.viewedAt })
    .from(profileViews)
    .innerJoin(companies, eq(companies.id, profileViews.companyId))
    .where(and(eq(profileViews.studentId, scope.studentId), gt(profileViews.viewedAt, since)))
    .orderBy(desc(profileViews.viewedAt), desc(profileViews.id))
    .limit(maxRows);
}

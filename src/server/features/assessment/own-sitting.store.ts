import { and, asc, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { isApplicationOf, isPostingOf } from '#server/db/joins.ts';
import { isSuspended } from '#server/db/open-posting.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applications } from '#server/db/tables/applications.ts';
import {
  assessments,
  assessmentSittings,
  assessmentVersions,
  sittingAnswers,
} from '#server/db/tables/assessments.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { visibleStatus } from '#server/db/visible-status.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { StudentScope } from '#server/scopes.ts';

type SittingRow = typeof assessmentSittings.$inferSelect;
type SittingKey = Pick<SittingRow, 'companyId' | 'id'>;
type AnswerRow = typeof sittingAnswers.$inferSelect;

const isOwn = (scope: StudentScope, applicationId?: string) =>
  and(
    eq(assessmentSittings.studentId, scope.studentId),
    isNotNull(assessmentSittings.notifiedAt),
    applicationId === undefined ? undefined : eq(assessmentSittings.applicationId, applicationId),
  );

const select = (ctx: Ctx) =>
  ctx.db
    .select({
      sitting: assessmentSittings,
      content: assessmentVersions.content,
      status: visibleStatus,
      postingId: postings.id,
      postingTitle: postings.title,
      companyName: companies.name,
      isCompanyAway: isSuspended,
    })
    .from(assessmentSittings)
    .innerJoin(
      assessmentVersions,
      and(
        eq(assessmentVersions.companyId, assessmentSittings.companyId),
        eq(assessmentVersions.assessmentId, assessmentSittings.assessmentId),
        eq(assessmentVersions.version, assessmentSittings.version),
      ),
    )
    .innerJoin(applications, isApplicationOf(assessmentSittings))
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, assessmentSittings.companyId))
    .$dynamic();

export type OwnSittingRow = Awaited<ReturnType<typeof pageOwn>>['items'][number];

export async function pageOwn(
  ctx: Ctx,
  scope: StudentScope,
  { applicationId, ...paging }: Paging & { applicationId?: string | undefined },
) {
  const key = keyset({ at: assessmentSittings.createdAt, id: assessmentSittings.id }, paging);
  const rows = await select(ctx)
    .where(key.where(isOwn(scope, applicationId)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ sitting }) => ({ at: sitting.createdAt, id: sitting.id }));
}

export async function countOwn(
  ctx: Ctx,
  scope: StudentScope,
  applicationId?: string,
): Promise<number> {
  return countCapped(ctx, assessmentSittings, isOwn(scope, applicationId));
}

/**
 * Assessments of open applications that still take answers, the first deadline first. While a
 * company is suspended, only those that were started.
 */
export async function loadWaiting(ctx: Ctx, scope: StudentScope) {
  const until = sql`coalesce(${assessmentSittings.endsAt}, ${assessmentSittings.expiresAt})`;
  return select(ctx)
    .where(
      and(
        isOwn(scope),
        inArray(visibleStatus, [...openStatuses]),
        isNull(assessmentSittings.submittedAt),
        isNull(assessmentSittings.acceptedTest),
        or(isNotNull(assessmentSittings.startsAt), not(isSuspended)),
        sql`${until} > ${ctx.now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(until), asc(assessmentSittings.id));
}

export async function findOwnSitting(ctx: Ctx, scope: StudentScope, sittingId: string) {
  const [row] = await select(ctx).where(and(isOwn(scope), eq(assessmentSittings.id, sittingId)));
  return row;
}

/** The same; nothing else changes it until the transaction ends. */
export async function lockOwnSitting(ctx: Ctx, scope: StudentScope, sittingId: string) {
  const [row] = await select(ctx)
    .where(and(isOwn(scope), eq(assessmentSittings.id, sittingId)))
    .for('update', { of: assessmentSittings });
  return row;
}

/** A sitting with everything that a notification of it says, locked. */
export async function lockInvited(ctx: Ctx, key: SittingKey) {
  const [row] = await select(ctx)
    .where(and(eq(assessmentSittings.companyId, key.companyId), eq(assessmentSittings.id, key.id)))
    .for('update', { of: assessmentSittings });
  return row;
}

export async function findStudent(ctx: Ctx, studentId: string) {
  const [row] = await ctx.db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, studentId));
  return row;
}

export async function updateSitting(
  ctx: Ctx,
  { companyId, id }: SittingKey,
  changes: Partial<typeof assessmentSittings.$inferInsert>,
): Promise<SittingRow | undefined> {
  const [row] = await ctx.db
    .update(assessmentSittings)
    .set(changes)
    .where(and(eq(assessmentSittings.companyId, companyId), eq(assessmentSittings.id, id)))
    .returning();
  return row;
}

export async function insertAnswers(
  ctx: Ctx,
  rows: (typeof sittingAnswers.$inferInsert)[],
): Promise<AnswerRow[]> {
  return ctx.db.insert(sittingAnswers).values(rows).returning();
}

const isAt = ({ companyId, id }: SittingKey, place: number) =>
  and(
    eq(sittingAnswers.companyId, companyId),
    eq(sittingAnswers.sittingId, id),
    eq(sittingAnswers.place, place),
  );

export async function findAnswer(ctx: Ctx, key: SittingKey, place: number) {
  const [row] = await ctx.db.select().from(sittingAnswers).where(isAt(key, place));
  return row;
}

/** Succeeds only if the answer still has the version that the student saw. */
export async function updateAnswer(
  ctx: Ctx,
  key: SittingKey,
  place: number,
  { answer, version }: { answer: string; version: number },
): Promise<AnswerRow | undefined> {
  const [row] = await ctx.db
    .update(sittingAnswers)
    .set({ answer, version: version + 1 })
    .where(and(isAt(key, place), eq(sittingAnswers.version, version)))
    .returning();
  return row;
}

/** What the sitting's assessment accepts instead. */
export async function findAccepts(
  ctx: Ctx,
  { companyId, assessmentId }: Pick<SittingRow, 'companyId' | 'assessmentId'>,
) {
  const [row] = await ctx.db
    .select({ accepts: assessments.accepts })
    .from(assessments)
    .where(and(eq(assessments.companyId, companyId), eq(assessments.id, assessmentId)));
  return row?.accepts ?? null;
}

/** The assessments of an open posting. */
export async function loadOfPosting(ctx: Ctx, postingId: string) {
  return ctx.db
    .select({
      title: assessments.title,
      accepts: assessments.accepts,
      content: assessmentVersions.content,
    })
    .from(assessments)
    .innerJoin(postings, isPostingOf(assessments))
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .innerJoin(
      assessmentVersions,
      and(
        eq(assessmentVersions.companyId, assessments.companyId),
        eq(assessmentVersions.assessmentId, assessments.id),
        eq(assessmentVersions.version, assessments.version),
      ),
    )
    .where(
      and(
        eq(assessments.postingId, postingId),
        isNull(assessments.archivedAt),
        eq(postings.state, 'active'),
        eq(companies.status, 'approved'),
      ),
    )
    .orderBy(assessments.createdAt)
    .limit(10);
}

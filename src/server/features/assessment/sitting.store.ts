import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { isNamedTo } from '#server/db/blind.ts';
import { isApplicationOf } from '#server/db/joins.ts';
import { isAssigned } from '#server/db/received-filter.ts';
import { applications } from '#server/db/tables/applications.ts';
import {
  assessmentSittings,
  assessmentVersions,
  sittingAnswers,
  sittingRecordings,
} from '#server/db/tables/assessments.ts';
import { files } from '#server/db/tables/files.ts';
import { cappedRows, countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope } from '#server/scopes.ts';

export type SittingRow = typeof assessmentSittings.$inferSelect;
export type AnswerRow = typeof sittingAnswers.$inferSelect & {
  recording?: typeof sittingRecordings.$inferSelect | null;
  /** The name of the student's file; null for recordings. */
  fileName?: string | null;
};
export type SittingKey = Pick<SittingRow, 'companyId' | 'id'>;

const ofApplication = isApplicationOf(assessmentSittings);
const ofVersion = and(
  eq(assessmentVersions.companyId, assessmentSittings.companyId),
  eq(assessmentVersions.assessmentId, assessmentSittings.assessmentId),
  eq(assessmentVersions.version, assessmentSittings.version),
);
const isOf = ({ companyId, id }: SittingKey) =>
  and(eq(assessmentSittings.companyId, companyId), eq(assessmentSittings.id, id));

const isOpenTo = (scope: CompanyScope, postingId: string) =>
  and(
    eq(applications.companyId, scope.companyId),
    eq(applications.postingId, postingId),
    inArray(applications.status, [...openStatuses]),
    isAssigned(scope),
  );

/** The open applications to a posting, newest first. */
export async function pageCandidates(
  ctx: Ctx,
  scope: CompanyScope,
  { postingId, assessmentId, ...paging }: Paging & { postingId: string; assessmentId: string },
) {
  const key = keyset({ at: applications.createdAt, id: applications.id }, paging);
  const rows = await ctx.db
    .select({
      applicationId: applications.id,
      studentId: applications.studentId,
      fullName: applications.fullName,
      isNamed: isNamedTo(scope.userId),
      appliedAt: applications.createdAt,
      isInvited: sql<boolean>`exists (select 1 from ${assessmentSittings} s
        where s.company_id = "job_applications"."company_id"
          and s.application_id = "job_applications"."id" and s.assessment_id = ${assessmentId}::uuid)`,
    })
    .from(applications)
    .where(key.where(isOpenTo(scope, postingId)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ appliedAt: at, applicationId: id }) => ({ at, id }));
}

export async function countCandidates(ctx: Ctx, scope: CompanyScope, postingId: string) {
  return countCapped(ctx, applications, isOpenTo(scope, postingId));
}

/** Which of these applications are open and for this posting. */
export async function loadInvitable(
  ctx: Ctx,
  scope: CompanyScope,
  postingId: string,
  applicationIds: readonly string[],
) {
  return ctx.db
    .select({ applicationId: applications.id, studentId: applications.studentId })
    .from(applications)
    .where(and(isOpenTo(scope, postingId), inArray(applications.id, [...applicationIds])));
}

/** Adds sittings; candidates who already have one keep it. Returns the ids of the new ones. */
export async function insertSittings(
  ctx: Ctx,
  rows: (typeof assessmentSittings.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await ctx.db
    .insert(assessmentSittings)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: assessmentSittings.id });
  return inserted.map(({ id }) => id);
}

export async function lockBatch(
  ctx: Ctx,
  scope: CompanyScope,
  { assessmentId, batchId }: { assessmentId: string; batchId: string },
) {
  return ctx.db
    .select({
      id: assessmentSittings.id,
      createdAt: assessmentSittings.createdAt,
      notifiedAt: assessmentSittings.notifiedAt,
    })
    .from(assessmentSittings)
    .where(
      and(
        eq(assessmentSittings.companyId, scope.companyId),
        eq(assessmentSittings.assessmentId, assessmentId),
        eq(assessmentSittings.batchId, batchId),
      ),
    )
    .for('update');
}

export async function deleteSittings(ctx: Ctx, scope: CompanyScope, ids: readonly string[]) {
  await ctx.db
    .delete(assessmentSittings)
    .where(
      and(
        eq(assessmentSittings.companyId, scope.companyId),
        inArray(assessmentSittings.id, [...ids]),
      ),
    );
}

const read = {
  sitting: assessmentSittings,
  content: assessmentVersions.content,
  fullName: applications.fullName,
  email: applications.email,
  phone: applications.phone,
};
const select = (ctx: Ctx, scope: CompanyScope) =>
  ctx.db
    .select({ ...read, isNamed: isNamedTo(scope.userId) })
    .from(assessmentSittings)
    .innerJoin(applications, ofApplication)
    .innerJoin(assessmentVersions, ofVersion)
    .$dynamic();
const isVisibleTo = (scope: CompanyScope) =>
  and(eq(assessmentSittings.companyId, scope.companyId), isAssigned(scope));

/** The sittings of an assessment, newest invitation first. */
export async function pageSittings(
  ctx: Ctx,
  scope: CompanyScope,
  { assessmentId, ...paging }: Paging & { assessmentId: string },
) {
  const key = keyset({ at: assessmentSittings.createdAt, id: assessmentSittings.id }, paging);
  const rows = await select(ctx, scope)
    .where(key.where(and(isVisibleTo(scope), eq(assessmentSittings.assessmentId, assessmentId))))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ sitting }) => ({ at: sitting.createdAt, id: sitting.id }));
}

export async function countSittings(ctx: Ctx, scope: CompanyScope, assessmentId: string) {
  const visible = ctx.db
    .select({ one: sql`1` })
    .from(assessmentSittings)
    .innerJoin(applications, ofApplication)
    .where(and(isVisibleTo(scope), eq(assessmentSittings.assessmentId, assessmentId)));
  return ctx.db.$count(cappedRows(visible));
}

export async function findVisibleSitting(ctx: Ctx, scope: CompanyScope, sittingId: string) {
  const [row] = await select(ctx, scope).where(
    and(isVisibleTo(scope), eq(assessmentSittings.id, sittingId)),
  );
  return row;
}

export async function loadOfApplication(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  return select(ctx, scope)
    .where(and(isVisibleTo(scope), eq(assessmentSittings.applicationId, applicationId)))
    .orderBy(desc(assessmentSittings.createdAt), desc(assessmentSittings.id));
}

/** Whether the reader may see that application. */
export async function findVisibleApplication(ctx: Ctx, scope: CompanyScope, applicationId: string) {
  const [row] = await ctx.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        eq(applications.id, applicationId),
        isAssigned(scope),
      ),
    );
  return row;
}

/** The answers with the recordings that were given. */
export async function loadAnswersOf(
  ctx: Ctx,
  companyId: string,
  sittingIds: readonly string[],
): Promise<AnswerRow[]> {
  if (sittingIds.length === 0) return [];
  const rows = await ctx.db
    .select({ answer: sittingAnswers, recording: sittingRecordings, name: files.name })
    .from(sittingAnswers)
    .leftJoin(
      sittingRecordings,
      and(
        eq(sittingRecordings.companyId, sittingAnswers.companyId),
        eq(sittingRecordings.sittingId, sittingAnswers.sittingId),
        eq(sittingRecordings.place, sittingAnswers.place),
      ),
    )
    .leftJoin(files, eq(files.id, sittingRecordings.fileId))
    .where(
      and(
        eq(sittingAnswers.companyId, companyId),
        inArray(sittingAnswers.sittingId, [...sittingIds]),
      ),
    )
    .orderBy(sittingAnswers.place);
  return rows.map(({ answer, recording, name }) => ({
    ...answer,
    recording,
    fileName: recording?.kind === 'file' ? name : null,
  }));
}

/** Sittings whose time is over or that wait for their grades; the oldest first. */
export async function loadUnfinished(ctx: Ctx, before: Date, count: number): Promise<SittingRow[]> {
  return ctx.db
    .select()
    .from(assessmentSittings)
    .where(
      and(
        isNull(assessmentSittings.gradedAt),
        sql`${assessmentSittings.startsAt} is not null`,
        or(lte(assessmentSittings.endsAt, before), lte(assessmentSittings.submittedAt, before)),
      ),
    )
    .orderBy(assessmentSittings.endsAt)
    .limit(count);
}

/** Ends a sitting: at once, or at its end if that is over. Does nothing a second time. */
export async function updateSubmitted(ctx: Ctx, key: SittingKey): Promise<SittingRow | undefined> {
  const now = ctx.now.toISOString();
  await ctx.db
    .update(assessmentSittings)
    .set({ submittedAt: sql`least(${assessmentSittings.endsAt}, ${now}::timestamptz)` })
    .where(
      and(
        isOf(key),
        isNull(assessmentSittings.submittedAt),
        gt(assessmentSittings.endsAt, new Date(0)),
      ),
    );
  const [row] = await ctx.db.select().from(assessmentSittings).where(isOf(key));
  return row;
}

/** Writes the result; false if another process was first. */
export async function updateGraded(ctx: Ctx, key: SittingKey, score: number | null) {
  const rows = await ctx.db
    .update(assessmentSittings)
    .set({ score, gradedAt: ctx.now })
    .where(and(isOf(key), isNull(assessmentSittings.gradedAt)))
    .returning({ id: assessmentSittings.id });
  return rows.length > 0;
}

export async function updateGrade(
  ctx: Ctx,
  { companyId, id }: SittingKey,
  place: number,
  grade: Pick<AnswerRow, 'isRight' | 'passedCases' | 'problem'>,
): Promise<void> {
  await ctx.db
    .update(sittingAnswers)
    .set(grade)
    .where(
      and(
        eq(sittingAnswers.companyId, companyId),
        eq(sittingAnswers.sittingId, id),
        eq(sittingAnswers.place, place),
      ),
    );
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** Locks the applications in a fixed order to avoid deadlocks, and returns their statuses. */
export async function lockApplications(ctx: Ctx, scope: CompanyScope, ids: string[]) {
  return ctx.db
    .select({ id: applications.id, status: applications.status, version: applications.version })
    .from(applications)
    .where(and(eq(applications.companyId, scope.companyId), inArray(applications.id, ids)))
    .orderBy(applications.id)
    .for('update');
}

export async function updateStatuses(
  ctx: Ctx,
  scope: CompanyScope,
  ids: string[],
  to: ApplicationStatus,
): Promise<void> {
  await ctx.db
    .update(applications)
    .set({
      status: to,
      version: sql`${applications.version} + 1`,
      updatedAt: ctx.now,
      firstAnsweredAt: sql`coalesce(${applications.firstAnsweredAt}, ${ctx.now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(applications.companyId, scope.companyId), inArray(applications.id, ids)));
}

export async function insertMoves(
  ctx: Ctx,
  rows: (typeof applicationMoves.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await ctx.db.insert(applicationMoves).values(rows);
}

export async function findBatch(ctx: Ctx, scope: CompanyScope, batchId: string) {
  const [row] = await ctx.db
    .select({ madeBy: applicationMoves.actorId, madeAt: applicationMoves.createdAt })
    .from(applicationMoves)
    .where(
      and(eq(applicationMoves.companyId, scope.companyId), eq(applicationMoves.batchId, batchId)),
    )
    .limit(1);
  return row;
}

/**
 * Locks the moves of a bulk move that are not undone. Each has whether the application is still
 * where the move put it and whether the student was notified. Locks applications before moves, both
 * in a fixed order, to avoid deadlocks.
 */
export async function lockBatch(ctx: Ctx, scope: CompanyScope, batchId: string) {
  const ofBatch = sql`m.company_id = ${scope.companyId} and m.batch_id = ${batchId} and m.undone_at is null`;
  await ctx.db.execute(sql`
    select a.id from ${applications} a join ${applicationMoves} m on m.company_id = a.company_id and m.application_id = a.id
    where ${ofBatch} order by a.id for update of a`);
  await ctx.db.execute(
    sql`select m.id from ${applicationMoves} m where ${ofBatch} order by m.id for update of m`,
  );
  const { rows } = await ctx.db.execute<{ id: string; isLast: boolean; isTold: boolean }>(sql`
    select a.id,
      a.status = m.to_status and a.updated_at = m.created_at and not exists (
        select 1 from ${applicationMoves} later
        where later.company_id = m.company_id and later.application_id = m.application_id
          and (later.created_at, later.id) > (m.created_at, m.id)
      ) as "isLast",
      exists (select 1 from notifications n where n.user_id = a.user_id and n.id = m.id) as "isTold"
    from ${applicationMoves} m join ${applications} a on a.company_id = m.company_id and a.id = m.application_id
    where ${ofBatch} order by a.id`);
  return rows;
}

/** Restores the previous status of locked applications. The move stays in the history as undone. */
export async function updateUndone(
  ctx: Ctx,
  scope: CompanyScope,
  batchId: string,
  ids: string[],
): Promise<void> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const ofBatch = sql`m.company_id = ${scope.companyId} and m.batch_id = ${batchId}
    and m.application_id = any(${sql.param(ids)}::uuid[])`;
  await ctx.db.execute(sql`
    update ${applications} a
    set status = m.from_status, version = a.version + 1, updated_at = ${now},
      first_answered_at = case when a.first_answered_at = m.created_at then null else a.first_answered_at end
    from ${applicationMoves} m
    where a.company_id = m.company_id and a.id = m.application_id and ${ofBatch}`);
  await ctx.db.execute(sql`update ${applicationMoves} m set undone_at = ${now} where ${ofBatch}`);
}

export type UntoldMove = {
  id: string;
  to: ApplicationStatus;
  reason: string | null;
  applicationId: string;
  studentId: string;
  email: string;
  postingId: string;
  postingTitle: string;
  companyName: string;
};

/**
 * Locks the moves of a bulk move that still apply, with what their students are told. Excludes
 * applications that were moved again since: their students already know the newer status.
 */
export async function lockUntoldMoves(
  ctx: Ctx,
  batch: { companyId: string; batchId: string },
): Promise<UntoldMove[]> {
  const { rows } = await ctx.db.execute<UntoldMove>(sql`
    select m.id, m.to_status as "to", m.reason, a.id as "applicationId", a.user_id as "studentId", a.email,
      p.id as "postingId", p.title as "postingTitle", c.name as "companyName"
    from ${applicationMoves} m
    join ${applications} a on a.company_id = m.company_id and a.id = m.application_id
    join job_postings p on p.company_id = a.company_id and p.id = a.job_id
    join companies c on c.id = a.company_id
    where m.company_id = ${batch.companyId} and m.batch_id = ${batch.batchId} and m.undone_at is null
      and not exists (
        select 1 from ${applicationMoves} later
        where later.company_id = m.company_id and later.application_id = m.application_id
          and (later.created_at, later.id) > (m.created_at, m.id) and later.batch_id is null
      )
    order by m.id
    for update of m`);
  return rows;
}

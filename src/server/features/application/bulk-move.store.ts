import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** Holds the applications of the company, always in one order, and tells where they are. */
export async function lockApplications(ctx: Ctx, scope: CompanyScope, ids: string[]) {
  return ctx.db
    .select({ id: applications.id, status: applications.status, version: applications.version })
    .from(applications)
    .where(and(eq(applications.companyId, scope.companyId), inArray(applications.id, ids)))
    .orderBy(applications.id)
    .for('update');
}

/** Sets the status of applications that are held. */
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

/** Who made a bulk move, and when. */
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
 * Holds what a bulk move moved and is not undone, with whether it is still where that move put it, and whether the
 * student was told of it. Applications before moves, and both in one order, so that nobody waits in a circle.
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

/** Puts applications that are held back where a bulk move found them; the move stays in the history as undone. */
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
 * Holds the moves of a bulk move that stand, with what their students are told. One that somebody moved on by itself
 * since is left out: its student has heard of that already, and would hear of the older move last.
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

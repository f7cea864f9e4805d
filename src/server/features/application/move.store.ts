import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ctx } from '#server/context.ts';
import { isPostingOf } from '#server/db/joins.ts';
import { users } from '#server/db/tables/accounts.ts';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** What placeholders in a text about these applications stand for. */
export async function loadMergeValues(ctx: Ctx, scope: CompanyScope, ids: string[]) {
  return ctx.db
    .select({
      id: applications.id,
      fullName: applications.fullName,
      job: postings.title,
      company: companies.name,
      sender: users.name,
    })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(users, eq(users.id, scope.userId))
    .where(and(eq(applications.companyId, scope.companyId), inArray(applications.id, ids)));
}

/** Locks the applications in a fixed order to avoid deadlocks, and returns their states. */
export async function lockApplications(ctx: Ctx, scope: CompanyScope, ids: string[]) {
  return ctx.db
    .select({
      id: applications.id,
      postingId: applications.postingId,
      status: applications.status,
      stageId: applications.stageId,
      version: applications.version,
    })
    .from(applications)
    .where(and(eq(applications.companyId, scope.companyId), inArray(applications.id, ids)))
    .orderBy(applications.id)
    .for('update');
}

/**
 * Moves locked applications. The students keep seeing what they saw before; a move between stages
 * of one status changes nothing for them.
 */
export async function updateStatuses(
  ctx: Ctx,
  scope: CompanyScope,
  ids: string[],
  to: { status: ApplicationStatus; stageId: string | null },
): Promise<void> {
  const isSame = sql`${applications.status} = ${to.status}`;
  await ctx.db
    .update(applications)
    .set({
      status: to.status,
      stageId: to.stageId,
      version: sql`${applications.version} + 1`,
      heldStatus: sql`case when ${isSame} then ${applications.heldStatus} else coalesce(${applications.heldStatus}, ${applications.status}) end`,
      heldChangedAt: sql`case when ${isSame} then ${applications.heldChangedAt} else coalesce(${applications.heldChangedAt}, ${applications.updatedAt}) end`,
      updatedAt: sql`case when ${isSame} then ${applications.updatedAt} else ${at(ctx.now)} end`,
    })
    .where(and(eq(applications.companyId, scope.companyId), inArray(applications.id, ids)));
}

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;

const rowsAtOnce = 1_000;

export async function insertMoves(ctx: Ctx, rows: (typeof applicationMoves.$inferInsert)[]) {
  // A statement takes at most 65,535 parameters.
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await ctx.db.insert(applicationMoves).values(rows.slice(at, at + rowsAtOnce));
}

export async function findBatch(ctx: Ctx, scope: CompanyScope, batchId: string) {
  const [row] = await ctx.db
    .select({ movedBy: applicationMoves.actorId, movedAt: applicationMoves.createdAt })
    .from(applicationMoves)
    .where(
      and(eq(applicationMoves.companyId, scope.companyId), eq(applicationMoves.batchId, batchId)),
    )
    .limit(1);
  return row;
}

type Batch = { companyId: string; batchId: string };

const isNotUndone = ({ companyId, batchId }: Batch) =>
  sql`m.company_id = ${companyId} and m.batch_id = ${batchId} and m.undone_at is null`;

const isNewer = sql`later.company_id = m.company_id and later.application_id = m.application_id
  and later.undone_at is null and (later.created_at, later.id) > (m.created_at, m.id)`;

const isLast = sql`not exists (select 1 from ${applicationMoves} later where ${isNewer})`;

/** The application's status is still that of the move, whatever stage of it the company chose. */
const isLastChange = sql`(m.from_status <> m.to_status and not exists (
  select 1 from ${applicationMoves} later
  where ${isNewer} and later.from_status <> later.to_status))`;

/**
 * Locks the stages that moves made together came from, their applications, then these moves: always
 * in this order, so that undoing, notifying and removing a stage never block each other for good.
 */
async function lockMoves(ctx: Ctx, batch: Batch): Promise<void> {
  await ctx.db.execute(sql`
    select s.id from posting_stages s where s.company_id = ${batch.companyId}
      and s.id in (select m.from_stage_id from ${applicationMoves} m where ${isNotUndone(batch)})
    order by s.id for key share`);
  await ctx.db.execute(sql`
    select a.id from ${applications} a join ${applicationMoves} m on m.company_id = a.company_id and m.application_id = a.id
    where ${isNotUndone(batch)} order by a.id for update of a`);
  await ctx.db.execute(
    sql`select m.id from ${applicationMoves} m where ${isNotUndone(batch)} order by m.id for update of m`,
  );
}

/**
 * Locks the moves of a batch that are not undone. Each has whether it is the application's last
 * move and whether the student was notified of it.
 */
export async function lockBatch(ctx: Ctx, scope: CompanyScope, batchId: string) {
  const batch = { companyId: scope.companyId, batchId };
  await lockMoves(ctx, batch);
  const { rows } = await ctx.db.execute<{
    id: string;
    moveId: string;
    isLast: boolean;
    isNotified: boolean;
  }>(sql`
    select m.application_id as id, m.id as "moveId", ${isLast} as "isLast", not m.is_held as "isNotified"
    from ${applicationMoves} m where ${isNotUndone(batch)} order by m.application_id`);
  return rows;
}

/**
 * Undoes the last moves of locked applications; they stay in the history as undone. Returns the
 * moves before them that students were not notified of either.
 */
export async function updateUndone(ctx: Ctx, scope: CompanyScope, moveIds: string[]) {
  const { companyId } = scope;
  const ofMoves = sql`m.company_id = ${companyId} and m.id = any(${sql.param(moveIds)}::uuid[])`;
  const before = sql`select b.* from ${applicationMoves} b
    where b.company_id = m.company_id and b.application_id = m.application_id and b.undone_at is null
      and (b.created_at, b.id) < (m.created_at, m.id) order by b.created_at desc, b.id desc limit 1`;
  await ctx.db.execute(
    sql`update ${applicationMoves} m set undone_at = ${at(ctx.now)} where ${ofMoves}`,
  );
  await ctx.db.execute(sql`
    update ${applications} a
    set status = m.from_status, version = a.version + 1,
      stage_id = (select s.id from posting_stages s where s.company_id = a.company_id and s.id = m.from_stage_id),
      updated_at = case when m.from_status = m.to_status then a.updated_at
        when a.held_status = m.from_status then a.held_changed_at else before.created_at end,
      held_status = nullif(a.held_status, m.from_status),
      held_changed_at = case when a.held_status = m.from_status then null else a.held_changed_at end
    from ${applicationMoves} m left join lateral (${before}) before on true
    where a.company_id = m.company_id and a.id = m.application_id and ${ofMoves}`);
  const { rows } = await ctx.db.execute<{ batchId: string; movedAt: Date }>(sql`
    select distinct before.batch_id as "batchId", before.created_at as "movedAt"
    from ${applicationMoves} m join lateral (${before}) before on true
    where ${ofMoves} and before.is_held and before.batch_id is not null`);
  return rows.map((row) => ({ ...row, movedAt: new Date(row.movedAt) }));
}

export type UnannouncedMove = {
  id: string;
  to: ApplicationStatus;
  reason: string | null;
  applicationId: string;
  studentId: string;
  email: string;
  postingId: string;
  postingTitle: string;
  companyName: string;
  /** The student already sees this status. */
  isKnown: boolean;
  /** The notification of an interview tells the student. */
  isArranged: boolean;
};

/**
 * Locks the moves of a batch that still apply, with what their students are told. Excludes
 * applications that were moved again since: their students are notified of the newer status only.
 */
export async function lockUnannouncedMoves(ctx: Ctx, batch: Batch): Promise<UnannouncedMove[]> {
  await lockMoves(ctx, batch);
  const { rows } = await ctx.db.execute<UnannouncedMove>(sql`
    select m.id, m.to_status as "to", m.reason, a.id as "applicationId", a.user_id as "studentId", a.email,
      p.id as "postingId", p.title as "postingTitle", c.name as "companyName",
      coalesce(a.held_status, a.status) = m.to_status as "isKnown",
      exists (select from interview_moves i where i.company_id = m.company_id and i.id = m.batch_id)
        and (m.to_status = 'interview_scheduled' or a.held_status = 'interview_scheduled') as "isArranged"
    from ${applicationMoves} m
    join ${applications} a on a.company_id = m.company_id and a.id = m.application_id
    join job_postings p on p.company_id = a.company_id and p.id = a.job_id
    join companies c on c.id = a.company_id
    where ${isNotUndone(batch)} and m.is_held and ${isLastChange}
    order by m.id`);
  return rows;
}

/**
 * Students see these moves from now on, and the first of them is the company's first response. A
 * move back to what the student sees remains unmentioned.
 */
export async function updateAnnounced(ctx: Ctx, companyId: string, moves: UnannouncedMove[]) {
  if (moves.length === 0) return;
  const ofCompany = sql`m.company_id = ${companyId}`;
  const among = (some: UnannouncedMove[]) =>
    sql`${ofCompany} and m.id = any(${sql.param(some.map(({ id }) => id))}::uuid[])`;
  const news = moves.filter(({ isKnown }) => !isKnown);
  await ctx.db.execute(sql`
    update ${applications} a
    set held_status = null, held_changed_at = null,
      first_answered_at = case when coalesce(a.held_status, a.status) = m.to_status or m.actor_kind = 'system' then a.first_answered_at
        else coalesce(a.first_answered_at, m.created_at) end
    from ${applicationMoves} m
    where a.company_id = m.company_id and a.id = m.application_id and ${among(moves)}`);
  await ctx.db.execute(sql`update ${applicationMoves} m set is_held = false where ${among(news)}`);
}

/**
 * Undoes every move of a locked application that its student was not notified of: a student's
 * decision responds to what the student knows. The deletion of its company remains.
 */
export async function updateUnannounced(
  ctx: Ctx,
  of: { companyId: string; applicationId: string },
): Promise<void> {
  await ctx.db.execute(sql`
    update ${applicationMoves} m set undone_at = ${at(ctx.now)}
    where m.company_id = ${of.companyId} and m.application_id = ${of.applicationId}
      and m.is_held and m.undone_at is null and m.to_status <> 'closed' and (m.from_status <> m.to_status or m.to_status <> (
        select held.held_status from ${applications} held
        where held.company_id = m.company_id and held.id = m.application_id))
      and not exists (select from ${applicationMoves} told
        where told.company_id = m.company_id and told.application_id = m.application_id
          and not told.is_held and told.undone_at is null
          and (told.created_at, told.id) > (m.created_at, m.id))
      and exists (select from ${applications} a where a.company_id = m.company_id
        and a.id = m.application_id and a.held_status is not null)`);
  await ctx.db.execute(sql`
    update ${applications} a
    set status = held_status, updated_at = held_changed_at, stage_id = null, version = version + 1,
      held_status = null, held_changed_at = null
    where a.company_id = ${of.companyId} and a.id = ${of.applicationId} and a.held_status is not null`);
}

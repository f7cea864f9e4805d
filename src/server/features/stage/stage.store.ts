import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { openStatuses } from '#domain/application/application-status.ts';
import type { TypedStage } from '#domain/stage/stage.ts';
import type { Ctx } from '#server/context.ts';
import { applications } from '#server/db/tables/applications.ts';
import { postingStages } from '#server/db/tables/posting-stages.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { CompanyScope } from '#server/scopes.ts';

const columns = {
  id: postingStages.id,
  postingId: postingStages.postingId,
  name: postingStages.name,
  type: postingStages.type,
};

const order = sql`array_position(${sql.param([...openStatuses])}::text[], ${postingStages.type})`;

const ofPosting = (scope: CompanyScope, postingId: string) =>
  and(eq(postingStages.companyId, scope.companyId), eq(postingStages.postingId, postingId));

/** The stages of these postings, by status and in their order. */
export async function loadStages(ctx: Ctx, scope: CompanyScope, postingIds: readonly string[]) {
  if (postingIds.length === 0) return [];
  return ctx.db
    .select(columns)
    .from(postingStages)
    .where(
      and(
        eq(postingStages.companyId, scope.companyId),
        inArray(postingStages.postingId, [...postingIds]),
      ),
    )
    .orderBy(order, asc(postingStages.place), asc(postingStages.id));
}

/** How many applications are in each of a posting's stages. */
export async function countByStage(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const rows = await ctx.db
    .select({ id: postingStages.id, count: sql<number>`count(*)::int` })
    .from(postingStages)
    .innerJoin(
      applications,
      and(
        eq(applications.companyId, postingStages.companyId),
        eq(applications.stageId, postingStages.id),
      ),
    )
    .where(ofPosting(scope, postingId))
    .groupBy(postingStages.id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Keeps a stage from being removed until the transaction ends. */
export async function lockStage(ctx: Ctx, scope: CompanyScope, stageId: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(postingStages)
    .where(and(eq(postingStages.companyId, scope.companyId), eq(postingStages.id, stageId)))
    .for('key share');
  return row;
}

/** The stage of this name of each of these applications' postings, kept in the same way. */
export async function lockNamedStages(
  ctx: Ctx,
  scope: CompanyScope,
  filter: { applicationIds: string[]; type: string; name: string },
) {
  const ofThem = ctx.db
    .select({ id: applications.postingId })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, scope.companyId),
        inArray(applications.id, filter.applicationIds),
      ),
    );
  return ctx.db
    .select(columns)
    .from(postingStages)
    .where(
      and(
        eq(postingStages.companyId, scope.companyId),
        inArray(postingStages.postingId, ofThem),
        sql`${postingStages.type} = ${filter.type}`,
        sql`lower(${postingStages.name}) = lower(${filter.name})`,
      ),
    )
    .orderBy(postingStages.id)
    .for('key share');
}

export async function findPosting(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const [row] = await ctx.db
    .select({ id: postings.id })
    .from(postings)
    .where(and(eq(postings.companyId, scope.companyId), eq(postings.id, postingId)));
  return row;
}

/** Locks a posting's stages; false if the posting doesn't exist. */
export async function lockPosting(ctx: Ctx, scope: CompanyScope, postingId: string) {
  const rows = await ctx.db
    .select({ id: postings.id })
    .from(postings)
    .where(and(eq(postings.companyId, scope.companyId), eq(postings.id, postingId)))
    .for('no key update');
  return rows.length > 0;
}

/** Lets nobody move an application into these stages, and locks those that are in them. */
export async function lockInStages(ctx: Ctx, scope: CompanyScope, stageIds: string[]) {
  await ctx.db
    .select({ id: postingStages.id })
    .from(postingStages)
    .where(and(eq(postingStages.companyId, scope.companyId), inArray(postingStages.id, stageIds)))
    .orderBy(postingStages.id)
    .for('update');
  return ctx.db
    .select({
      id: applications.id,
      postingId: applications.postingId,
      status: applications.status,
      stageId: applications.stageId,
    })
    .from(applications)
    .where(
      and(eq(applications.companyId, scope.companyId), inArray(applications.stageId, stageIds)),
    )
    .orderBy(applications.id)
    .for('update');
}

export async function deleteStages(ctx: Ctx, scope: CompanyScope, stageIds: string[]) {
  await ctx.db
    .delete(postingStages)
    .where(and(eq(postingStages.companyId, scope.companyId), inArray(postingStages.id, stageIds)));
}

type Row = TypedStage & { id: string; place: number };

/** Renames and reorders stages; names may change places. */
export async function updateStages(ctx: Ctx, scope: CompanyScope, postingId: string, rows: Row[]) {
  if (rows.length === 0) return;
  await ctx.db
    .update(postingStages)
    .set({ name: sql`${postingStages.id}::text` })
    .where(ofPosting(scope, postingId));
  for (const { id, name, place } of rows)
    await ctx.db
      .update(postingStages)
      .set({ name, place })
      .where(and(ofPosting(scope, postingId), eq(postingStages.id, id)));
}

export async function insertStages(ctx: Ctx, scope: CompanyScope, postingId: string, rows: Row[]) {
  if (rows.length === 0) return;
  const { companyId } = scope;
  await ctx.db
    .insert(postingStages)
    .values(rows.map((row) => ({ ...row, companyId, postingId, createdAt: ctx.now })));
}

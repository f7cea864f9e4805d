import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportState, Target } from '#domain/report/report.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { users } from '#server/db/tables/accounts.ts';
import { reports } from '#server/db/tables/community.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

const older = alias(reports, 'older');

/** Keeps one row per item: its first report in that state. */
const isFirst = (state: ReportState) =>
  and(
    eq(reports.state, state),
    sql`not exists (select 1 from ${reports} as ${sql.identifier('older')}
      where ${older.targetKind} = ${reports.targetKind} and ${older.targetId} = ${reports.targetId}
        and ${older.state} = ${reports.state}
        and (${older.createdAt}, ${older.id}) < (${reports.createdAt}, ${reports.id}))`,
  );

/** The items with reports in this state: open ones by longest wait, decided ones newest first. */
export async function pageReported(
  ctx: Ctx,
  _scope: AdminScope,
  state: ReportState,
  paging: Paging,
) {
  const key = keyset(
    { at: reports.createdAt, id: reports.id },
    { ...paging, oldestFirst: state === 'open' },
  );
  const rows = await ctx.db
    .select()
    .from(reports)
    .where(key.where(isFirst(state)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countReported(
  ctx: Ctx,
  _scope: AdminScope,
  state: ReportState,
): Promise<number> {
  return countCapped(ctx, reports, isFirst(state));
}

const deciders = alias(users, 'deciders');

export async function loadReports(
  ctx: Ctx,
  _scope: AdminScope,
  state: ReportState,
  targets: Target[],
) {
  const ids = sql.param(targets.map(({ id }) => id));
  return ctx.db
    .select({ report: reports, reporter: users.name, decidedBy: deciders.name })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(deciders, eq(deciders.id, reports.decidedBy))
    .where(and(eq(reports.state, state), sql`${reports.targetId} = any(${ids}::uuid[])`))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

export async function lockOpenReports(ctx: Ctx, _scope: AdminScope, { kind, id }: Target) {
  return ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.targetKind, kind), eq(reports.targetId, id), eq(reports.state, 'open')))
    .orderBy(asc(reports.id))
    .for('update');
}

export async function updateDecided(
  ctx: Ctx,
  scope: AdminScope,
  ids: string[],
  state: 'upheld' | 'dismissed',
): Promise<void> {
  await ctx.db
    .update(reports)
    .set({ state, decidedBy: scope.adminId, decidedAt: ctx.now })
    .where(sql`${reports.id} = any(${sql.param(ids)}::uuid[])`);
}

export async function countOpen(ctx: Ctx, { kind, id }: Target): Promise<number> {
  return ctx.db.$count(
    reports,
    and(eq(reports.targetKind, kind), eq(reports.targetId, id), eq(reports.state, 'open')),
  );
}

/** Returns false if this person has already reported it. */
export async function insertReport(ctx: Ctx, row: typeof reports.$inferInsert): Promise<boolean> {
  const { rowCount } = await ctx.db.insert(reports).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Serializes this person's reports until the transaction ends. */
export async function lockReporter(ctx: Ctx, userId: string): Promise<void> {
  await lockUntilCommit(ctx, `report ${userId}`);
}

export async function countReports(
  ctx: Ctx,
  { by, since }: { by: string; since: Date },
): Promise<number> {
  return ctx.db.$count(reports, and(eq(reports.reporterId, by), gt(reports.createdAt, since)));
}

import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { hasOpenCompany } from '#server/db/open-posting.ts';
import { companies } from '#server/db/tables/companies.ts';
import {
  driveChanges,
  driveDates,
  driveFollows,
  driveRules,
  drives,
  driveStateMarks,
} from '#server/db/tables/drives.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { CompanyScope, StudentScope } from '#server/scopes.ts';

const columns = {
  id: drives.id,
  companyId: drives.companyId,
  companyName: drives.companyName,
  title: drives.title,
  description: drives.description,
  careersUrl: drives.careersUrl,
  sourceUrl: drives.sourceUrl,
  verifiedOn: drives.verifiedOn,
  timeZone: drives.timeZone,
  version: drives.version,
  createdAt: drives.createdAt,
  updatedAt: drives.updatedAt,
  cancelledAt: drives.cancelledAt,
  rules: driveRules,
};

export type Show = 'all' | 'following' | undefined;
export type DateRow = Pick<typeof driveDates.$inferSelect, 'kind' | 'at'>;
export type RuleRow = Omit<typeof driveRules.$inferSelect, 'driveId'>;
export type DriveRow = NonNullable<Awaited<ReturnType<typeof findDrive>>>;

/**
 * One page of drives, newest first. A cancelled one stays with those who follow or marked it, a
 * suspended company's with those who follow it.
 */
export async function pageDrives(ctx: Ctx, scope: StudentScope, show: Show, paging: Paging) {
  const key = keyset({ at: drives.createdAt, id: drives.id }, paging);
  const rows = await ctx.db
    .select({ ...columns, isFollowing: isFollowing(scope), state: driveStateMarks.state })
    .from(drives)
    .leftJoin(driveRules, eq(driveRules.driveId, drives.id))
    .leftJoin(
      driveStateMarks,
      and(eq(driveStateMarks.driveId, drives.id), eq(driveStateMarks.userId, scope.studentId)),
    )
    .where(key.where(isShown(ctx, scope, show)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  const page = key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
  return { ...page, items: await withDates(ctx, page.items) };
}

export async function countDrives(ctx: Ctx, scope: StudentScope, show: Show): Promise<number> {
  return countCapped(ctx, drives, isShown(ctx, scope, show));
}

function isShown(ctx: Ctx, scope: StudentScope, show: Show): SQL | undefined {
  const { studentId } = scope;
  const marked = ctx.db
    .select({ one: sql`1` })
    .from(driveStateMarks)
    .where(and(eq(driveStateMarks.driveId, drives.id), eq(driveStateMarks.userId, studentId)));
  return show === 'following'
    ? isFollowing(scope)
    : and(hasOpenCompany, or(isNull(drives.cancelledAt), isFollowing(scope), exists(marked)));
}

/** A drive that the student sees in one of the lists. */
export async function findShownDrive(ctx: Ctx, scope: StudentScope, driveId: string) {
  const isSeen = or(isShown(ctx, scope, 'all'), isShown(ctx, scope, 'following'));
  const [row] = await ctx.db
    .select({ id: drives.id })
    .from(drives)
    .where(and(eq(drives.id, driveId), isSeen));
  return row;
}

const isFollowing = (scope: StudentScope) => sql<boolean>`exists (select from ${driveFollows}
  where ${eq(driveFollows.driveId, drives.id)} and ${eq(driveFollows.userId, scope.studentId)})`;

const maxDates = 500;

/** The dates of running drives in this period, soonest first. */
export async function loadDatesBetween(
  ctx: Ctx,
  scope: StudentScope,
  { from, to, show }: { from: Date; to: Date; show: Show },
) {
  return ctx.db
    .select({
      driveId: drives.id,
      companyName: drives.companyName,
      title: drives.title,
      kind: driveDates.kind,
      at: driveDates.at,
      verifiedOn: drives.verifiedOn,
      isFollowing: isFollowing(scope),
    })
    .from(driveDates)
    .innerJoin(drives, eq(drives.id, driveDates.driveId))
    .where(
      and(
        gte(driveDates.at, from),
        lt(driveDates.at, to),
        isNull(drives.cancelledAt),
        hasOpenCompany,
        sql`${drives.sourceUrl} is not null and ${drives.verifiedOn} is not null`,
        show === 'following' ? isFollowing(scope) : undefined,
      ),
    )
    .orderBy(asc(driveDates.at), asc(drives.id), asc(driveDates.kind))
    .limit(maxDates);
}

const followers = sql<number>`(select count(*)::int from ${driveFollows}
  where ${eq(driveFollows.driveId, drives.id)})`;

const isOf = (companyId: string | undefined) =>
  companyId === undefined ? undefined : eq(drives.companyId, companyId);

/** One page of all drives, or of a company's. */
export async function pageAllDrives(ctx: Ctx, paging: Paging, companyId?: string) {
  const key = keyset({ at: drives.createdAt, id: drives.id }, paging);
  const rows = await ctx.db
    .select({ ...columns, followers })
    .from(drives)
    .leftJoin(driveRules, eq(driveRules.driveId, drives.id))
    .where(key.where(isOf(companyId)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  const page = key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
  return { ...page, items: await withDates(ctx, page.items) };
}

export async function countAllDrives(ctx: Ctx, companyId?: string): Promise<number> {
  return countCapped(ctx, drives, isOf(companyId));
}

export async function findCompanyName(ctx: Ctx, scope: CompanyScope): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, scope.companyId));
  return row?.name;
}

export async function findDrive(ctx: Ctx, driveId: string) {
  const rows = await ctx.db
    .select(columns)
    .from(drives)
    .leftJoin(driveRules, eq(driveRules.driveId, drives.id))
    .where(eq(drives.id, driveId));
  const [row] = await withDates(ctx, rows);
  return row;
}

/** Locks the drive against other changes until the transaction ends. */
export async function lockDrive(ctx: Ctx, driveId: string) {
  await ctx.db.select({ id: drives.id }).from(drives).where(eq(drives.id, driveId)).for('update');
  return findDrive(ctx, driveId);
}

async function withDates<Row extends { id: string }>(ctx: Ctx, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const dates =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(driveDates)
          .where(inArray(driveDates.driveId, ids))
          .orderBy(asc(driveDates.at), asc(driveDates.kind));
  return rows.map((row) => ({
    ...row,
    isDemo: isDemoId(row.id),
    dates: dates.flatMap(({ driveId, kind, at }) => (driveId === row.id ? [{ kind, at }] : [])),
  }));
}

/** Inserts drives that don't exist yet. */
export async function insertDrives(ctx: Ctx, rows: (typeof drives.$inferInsert)[]): Promise<void> {
  await ctx.db.insert(drives).values(rows).onConflictDoNothing();
}

export async function updateDriveRow(
  ctx: Ctx,
  driveId: string,
  change: Partial<typeof drives.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(drives)
    .set({ ...change, version: sql`${drives.version} + 1`, updatedAt: ctx.now })
    .where(eq(drives.id, driveId));
}

/** Replaces the drive's dates and rules. */
export async function upsertDetails(
  ctx: Ctx,
  driveId: string,
  { dates, rules }: { dates: DateRow[]; rules: RuleRow },
): Promise<void> {
  await ctx.db.delete(driveDates).where(eq(driveDates.driveId, driveId));
  if (dates.length > 0)
    await ctx.db.insert(driveDates).values(dates.map((date) => ({ ...date, driveId })));
  await ctx.db
    .insert(driveRules)
    .values({ ...rules, driveId })
    .onConflictDoUpdate({ target: driveRules.driveId, set: rules });
}

export async function insertChange(ctx: Ctx, row: typeof driveChanges.$inferInsert): Promise<void> {
  await ctx.db.insert(driveChanges).values(row);
}

export async function findChange(ctx: Ctx, changeId: string) {
  const [row] = await ctx.db.select().from(driveChanges).where(eq(driveChanges.id, changeId));
  return row;
}

/** Locks a change that is neither undone nor notified. */
export async function lockOpenChange(ctx: Ctx, changeId: string) {
  const [row] = await ctx.db
    .select()
    .from(driveChanges)
    .where(
      and(
        eq(driveChanges.id, changeId),
        isNull(driveChanges.undoneAt),
        isNull(driveChanges.notifiedAt),
      ),
    )
    .for('update');
  return row;
}

export async function updateChange(
  ctx: Ctx,
  changeId: string,
  change: { undoneAt: Date } | { notifiedAt: Date },
): Promise<void> {
  await ctx.db.update(driveChanges).set(change).where(eq(driveChanges.id, changeId));
}

/** The newest notified change of dates of each of these drives. */
export async function loadLastChanges(ctx: Ctx, driveIds: string[]) {
  if (driveIds.length === 0) return [];
  return ctx.db
    .selectDistinctOn([driveChanges.driveId], {
      driveId: driveChanges.driveId,
      at: driveChanges.createdAt,
      datesBefore: driveChanges.datesBefore,
      datesAfter: driveChanges.datesAfter,
    })
    .from(driveChanges)
    .where(
      and(
        inArray(driveChanges.driveId, driveIds),
        eq(driveChanges.what, 'dates'),
        isNotNull(driveChanges.notifiedAt),
      ),
    )
    .orderBy(driveChanges.driveId, desc(driveChanges.createdAt), desc(driveChanges.id));
}

export async function loadFollowers(ctx: Ctx, driveId: string) {
  return ctx.db
    .select({
      userId: driveFollows.userId,
      companyName: drives.companyName,
      title: drives.title,
    })
    .from(driveFollows)
    .innerJoin(drives, eq(drives.id, driveFollows.driveId))
    .where(eq(driveFollows.driveId, driveId))
    .orderBy(driveFollows.userId);
}

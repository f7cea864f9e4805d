import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { companyMembers } from '#server/db/tables/companies.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';

export async function insertNotifications(
  ctx: Ctx,
  rows: { id: string; userId: string; data: NotificationData }[],
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.insert(notifications).values(rows.map((row) => ({ ...row, createdAt: ctx.now })));
}

/** Stores those that are not there yet; their ids. */
export async function insertMissingNotifications(
  ctx: Ctx,
  rows: { id: string; userId: string; data: NotificationData }[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await ctx.db
    .insert(notifications)
    .values(rows.map((row) => ({ ...row, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return new Set(inserted.map(({ id }) => id));
}

/** The people of a company who look after applications. */
export async function loadRecruiterIds(ctx: Ctx, companyId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        inArray(companyMembers.role, ['owner', 'recruiter']),
      ),
    );
  return rows.map((row) => row.userId);
}

export async function pageNotifications(ctx: Ctx, userId: string, paging: Paging) {
  const key = keyset({ at: notifications.createdAt, id: notifications.id }, paging);
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(key.where(eq(notifications.userId, userId)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countNotifications(ctx: Ctx, userId: string): Promise<number> {
  const mine = ctx.db
    .select({ one: sql`1` })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return ctx.db.$count(cappedRows(mine));
}

export async function countUnread(ctx: Ctx, userId: string): Promise<number> {
  return ctx.db.$count(
    notifications,
    and(eq(notifications.userId, userId), isNull(notifications.readAt)),
  );
}

/** Marks the named notifications of this user as read, or all of them; how many were unread. */
export async function updateRead(ctx: Ctx, userId: string, ids?: string[]): Promise<number> {
  const { rowCount } = await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, ids),
      ),
    );
  return rowCount ?? 0;
}

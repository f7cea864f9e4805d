import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { NotificationKind } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';

const most = 100;
/** The hour of the reader's day at which the summary is due. */
const hour = 8;

/** Members whose summary is due, locked until the transaction ends; others skip them. */
export async function lockDue(tx: Ctx) {
  const local = sql`(${tx.now.toISOString()}::timestamptz at time zone coalesce(${userSettings.timeZone}, 'UTC'))`;
  const due = sql`(date_trunc('day', ${local}) + make_interval(hours => ${hour}::int))`;
  const sentAt = sql`(${userSettings.digestSentAt} at time zone coalesce(${userSettings.timeZone}, 'UTC'))`;
  return tx.db
    .select({
      userId: userSettings.userId,
      email: users.email,
      sentAt: userSettings.digestSentAt,
      companyName: companies.name,
    })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .innerJoin(profiles, eq(profiles.id, userSettings.userId))
    .innerJoin(companyMembers, eq(companyMembers.userId, userSettings.userId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(
      and(
        eq(userSettings.takesDigest, true),
        eq(companies.status, 'approved'),
        eq(companies.isActive, true),
        sql`${profiles.isActive} is not false`,
        sql`${local} >= ${due} and (${sentAt} is null or ${sentAt} < ${due})`,
      ),
    )
    .orderBy(userSettings.userId)
    .limit(most)
    .for('update', { of: userSettings, skipLocked: true });
}

/** Unread notifications since then, counted by kind. */
export async function countUnreadKinds(ctx: Ctx, userId: string, since: Date) {
  const kind = sql<NotificationKind>`${notifications.data} ->> 'kind'`;
  return ctx.db
    .select({ kind, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        gte(notifications.createdAt, since),
        lt(notifications.createdAt, ctx.now),
      ),
    )
    .groupBy(kind)
    .orderBy(sql`2 desc`, kind);
}

export async function updateDigestSent(ctx: Ctx, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await ctx.db
    .update(userSettings)
    .set({ digestSentAt: ctx.now })
    .where(inArray(userSettings.userId, userIds));
}

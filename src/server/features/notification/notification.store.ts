import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { kindsOfPriority } from '#domain/notification/notification-priority.ts';
import {
  type NotificationData,
  type NotificationKind,
  textNames,
} from '#domain/notification/notification.ts';
import type { NotificationFilter } from '#domain/notification/read-state.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { seesPosting } from '#server/db/posting-access.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';

const rowsAtOnce = 1_000;

/** Inserts missing notifications and returns their ids. */
export async function insertMissingNotifications(
  ctx: Ctx,
  rows: { id: string; userId: string; data: NotificationData }[],
): Promise<Set<string>> {
  const ids = new Set<string>();
  // A statement takes at most 65,535 parameters.
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    const inserted = await ctx.db
      .insert(notifications)
      .values(some.map((row) => ({ ...row, createdAt: ctx.now })))
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    for (const { id } of inserted) ids.add(id);
  }
  return ids;
}

/** The company members who handle applications, of one posting or of any. Only those who can sign in are mailed. */
export async function loadRecruiters(ctx: Ctx, companyId: string, postingId: string | null) {
  return ctx.db
    .select({
      userId: companyMembers.userId,
      email: users.email,
      mayBeMailed: sql<boolean>`${companies.status} = 'approved' and ${companies.isActive} and ${profiles.isActive} is not false`,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .leftJoin(profiles, eq(profiles.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        inArray(companyMembers.role, ['owner', 'recruiter']),
        postingId === null ? undefined : seesPosting(sql`${postingId}::uuid`),
      ),
    );
}

const kind = sql`${notifications.data} ->> 'kind'`;

function isShown(userId: string, { search, state, priority, ...filter }: NotificationFilter) {
  return and(
    eq(notifications.userId, userId),
    state && (state === 'read' ? isNotNull : isNull)(notifications.readAt),
    filter.kind && sql`${kind} = ${filter.kind}`,
    priority && inArray(kind, kindsOfPriority(priority)),
    search ? containsText(textNames.map(textOf), search) : undefined,
  );
}

const textOf = (name: string): SQL => sql`${notifications.data} ->> ${sql.raw(`'${name}'`)}`;

export async function pageNotifications(
  ctx: Ctx,
  userId: string,
  paging: Paging & NotificationFilter,
) {
  const key = keyset({ at: notifications.createdAt, id: notifications.id }, paging);
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(key.where(isShown(userId, paging)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => ({ at: row.createdAt, id: row.id }));
}

export async function countNotifications(ctx: Ctx, userId: string, filter: NotificationFilter) {
  return countCapped(ctx, notifications, isShown(userId, filter));
}

const unreadOf = prepareOnce((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt)))
    .prepare('unread notifications of a user'),
);

export async function countUnread(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await unreadOf(ctx.db).execute({ userId });
  return row?.count ?? 0;
}

/**
 * Marks the user's given notifications as read, or those of an application's messages, or all.
 * Returns how many were unread.
 */
export async function updateRead(
  ctx: Ctx,
  userId: string,
  { ids, messagesOf }: { ids?: string[] | undefined; messagesOf?: string | undefined },
): Promise<number> {
  const { rowCount } = await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, ids),
        messagesOf === undefined
          ? undefined
          : sql`${notifications.data} @> ${JSON.stringify({ kind: 'application.message', applicationId: messagesOf })}::jsonb`,
      ),
    );
  return rowCount ?? 0;
}

/** Sets whether the user's notifications with these ids are read; returns how many there are. */
export async function updateReadState(
  ctx: Ctx,
  userId: string,
  { ids, isRead }: { ids: string[]; isRead: boolean },
): Promise<number> {
  const { rowCount } = await ctx.db
    .update(notifications)
    // The first time of reading stays.
    .set({
      readAt: isRead
        ? sql`coalesce(${notifications.readAt}, ${ctx.now.toISOString()}::timestamptz)`
        : null,
    })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids)));
  return rowCount ?? 0;
}

/** When it was read: null if it is unread, undefined if there is none. */
export async function findReadAt(
  ctx: Ctx,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<Date | null | undefined> {
  const [row] = await ctx.db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.id, notificationId)));
  return row?.readAt;
}

const maxDueMembers = 100;
/** The hour of the reader's day at which the summary is due. */
const hour = 8;

/** Members whose summary is due, locked until the transaction ends; others skip them. */
export async function lockDue(tx: Ctx) {
  const zone = sql`coalesce(${userSettings.timeZone}, ${userSettings.browserTimeZone}, 'UTC')`;
  const local = sql`(${tx.now.toISOString()}::timestamptz at time zone ${zone})`;
  const due = sql`(date_trunc('day', ${local}) + make_interval(hours => ${hour}::int))`;
  const sentAt = sql`(${userSettings.digestSentAt} at time zone ${zone})`;
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
    .limit(maxDueMembers)
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

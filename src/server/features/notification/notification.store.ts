import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { seesPosting } from '#server/db/posting-access.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { cappedRows } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';

/** Inserts missing notifications and returns their ids. */
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

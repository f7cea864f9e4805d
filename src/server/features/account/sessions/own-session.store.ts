import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { sessions } from '#server/db/tables/accounts.ts';

export async function loadSessions(ctx: Ctx, userId: string, since: Date) {
  return ctx.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.updatedAt, since)))
    .orderBy(desc(sessions.updatedAt), sessions.id)
    .limit(100);
}

export async function deleteOwnSession(ctx: Ctx, userId: string, id: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

export async function deleteOtherSessions(ctx: Ctx, userId: string, but: string) {
  const rows = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, but)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Replaces the token of a session and records that its user has just reauthenticated. */
export async function updateToken(ctx: Ctx, id: string, token: string): Promise<void> {
  await ctx.db.update(sessions).set({ token, confirmedAt: ctx.now }).where(eq(sessions.id, id));
}

export async function deleteSessions(ctx: Ctx, userIds: string[]): Promise<void> {
  await ctx.db.delete(sessions).where(inArray(sessions.userId, userIds));
}

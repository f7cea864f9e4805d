import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { sessions } from '#server/db/tables/accounts.ts';

export async function findSession(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      lastSeenAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.token, tokenHash));
  return row;
}

/** Records the user's activity and the new end of the session. */
export async function updateSeen(db: Db, id: string, at: Date, expiresAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: at, expiresAt })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, at)));
}

/** Moves the end of a session after the setting has changed. */
export async function updateEnd(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Deletes sessions that ended too long ago for a changed setting to bring them back. */
export async function deleteOldSessions(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, endedBefore));
}

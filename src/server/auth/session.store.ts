import { and, eq, lt, sql } from 'drizzle-orm';
import { insertActiveDay } from '#server/db/active-day.ts';
import type { Db } from '#server/db/connect.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { sessions } from '#server/db/tables/accounts.ts';

const sessionOf = prepareOnce((db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session of a token'),
);

/** The session that a cookie's token stands for. */
export async function findSession(db: Db, tokenHash: string) {
  const [row] = await sessionOf(db).execute({ token: tokenHash });
  return row;
}

/** Records the user's activity, that of the day included, and the new end of the session. */
export async function updateSeen(
  db: Db,
  { id, userId }: { id: string; userId: string },
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: at, expiresAt })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, at)));
  await insertActiveDay(db, userId, at);
}

/** Moves the end of a session after the setting has changed. */
export async function updateEnd(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Deletes sessions that ended too long ago for a changed setting to bring them back. */
export async function deleteOldSessions(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, endedBefore));
}

import { lt } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { activityDays } from './tables/activity-days.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Notes that a user was active on this UTC day. */
export async function insertActiveDay(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insert(activityDays)
    .values({ userId, day: dayOf(at) })
    .onConflictDoNothing();
}

export async function deleteOldActiveDays(db: Db, before: Date): Promise<void> {
  await db.delete(activityDays).where(lt(activityDays.day, dayOf(before)));
}

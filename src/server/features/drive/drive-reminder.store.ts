import { and, between, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { hasOpenCompany } from '#server/db/open-company.ts';
import {
  driveDates,
  driveFollows,
  driveReminders,
  drives,
  driveStateMarks,
} from '#server/db/tables/drives.ts';

type Reminder = typeof driveReminders.$inferSelect;

/** The dates in this period, once for each follower. */
export async function loadDue(ctx: Ctx, { from, to }: { from: Date; to: Date }) {
  return ctx.db
    .select({
      userId: driveFollows.userId,
      driveId: drives.id,
      companyName: drives.companyName,
      title: drives.title,
      kind: driveDates.kind,
      at: driveDates.at,
      state: driveStateMarks.state,
    })
    .from(driveDates)
    .innerJoin(drives, eq(drives.id, driveDates.driveId))
    .innerJoin(driveFollows, eq(driveFollows.driveId, drives.id))
    .leftJoin(
      driveStateMarks,
      and(eq(driveStateMarks.driveId, drives.id), eq(driveStateMarks.userId, driveFollows.userId)),
    )
    .where(
      and(
        between(driveDates.at, from, to),
        isNull(drives.cancelledAt),
        hasOpenCompany,
        sql`${drives.sourceUrl} is not null and ${drives.verifiedOn} is not null`,
      ),
    )
    .orderBy(driveFollows.userId, drives.id, driveDates.kind);
}

/** Marks reminders as sent, and returns those that were not before. */
export async function insertReminders(
  ctx: Ctx,
  rows: Omit<Reminder, 'createdAt'>[],
): Promise<Reminder[]> {
  if (rows.length === 0) return [];
  return ctx.db
    .insert(driveReminders)
    .values(
      rows.map(({ userId, driveId, kind, at, lead }) => {
        return { userId, driveId, kind, at, lead, createdAt: ctx.now };
      }),
    )
    .onConflictDoNothing()
    .returning();
}

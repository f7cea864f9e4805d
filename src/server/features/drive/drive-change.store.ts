import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { driveChanges, driveFollows, drives } from '#server/db/tables/drives.ts';

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

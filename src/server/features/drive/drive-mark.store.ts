import { and, eq } from 'drizzle-orm';
import type { DriveState } from '#domain/drive/drive.ts';
import type { Ctx } from '#server/context.ts';
import { driveFollows, driveStateMarks } from '#server/db/tables/drives.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function insertFollow(ctx: Ctx, scope: StudentScope, driveId: string) {
  await ctx.db
    .insert(driveFollows)
    .values({ userId: scope.studentId, driveId, createdAt: ctx.now })
    .onConflictDoNothing();
}

export async function deleteFollow(ctx: Ctx, scope: StudentScope, driveId: string) {
  await ctx.db
    .delete(driveFollows)
    .where(and(eq(driveFollows.userId, scope.studentId), eq(driveFollows.driveId, driveId)));
}

export async function upsertState(
  ctx: Ctx,
  scope: StudentScope,
  { driveId, state }: { driveId: string; state: DriveState },
) {
  const value = { state, updatedAt: ctx.now };
  await ctx.db
    .insert(driveStateMarks)
    .values({ ...value, userId: scope.studentId, driveId })
    .onConflictDoUpdate({ target: [driveStateMarks.userId, driveStateMarks.driveId], set: value });
}

export async function deleteState(ctx: Ctx, scope: StudentScope, driveId: string) {
  await ctx.db
    .delete(driveStateMarks)
    .where(and(eq(driveStateMarks.userId, scope.studentId), eq(driveStateMarks.driveId, driveId)));
}

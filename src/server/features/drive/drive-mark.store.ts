import { and, between, eq, isNull, sql } from 'drizzle-orm';
import type { DriveState } from '#domain/drive/drive.ts';
import type { Academics } from '#domain/drive/judge-eligibility.ts';
import type { Ctx } from '#server/context.ts';
import { hasOpenCompany } from '#server/db/open-posting.ts';
import {
  driveDates,
  driveFollows,
  driveReminders,
  drives,
  driveStateMarks,
  studentAcademics,
} from '#server/db/tables/drives.ts';
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

const rowsAtOnce = 1_000;

/** Marks reminders as sent, and returns those that were not before. */
export async function insertReminders(
  ctx: Ctx,
  rows: Omit<Reminder, 'createdAt'>[],
): Promise<Reminder[]> {
  const inserted: Reminder[] = [];
  // A statement takes at most 65,535 parameters.
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    const added = await ctx.db
      .insert(driveReminders)
      .values(
        some.map(({ userId, driveId, kind, at, lead }) => {
          return { userId, driveId, kind, at, lead, createdAt: ctx.now };
        }),
      )
      .onConflictDoNothing()
      .returning();
    inserted.push(...added);
  }
  return inserted;
}

export async function findAcademics(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select()
    .from(studentAcademics)
    .where(eq(studentAcademics.userId, scope.studentId));
  return row;
}

/** Saves the results if their version is still the one seen; 0 is none yet. Returns the new one. */
export async function upsertAcademics(
  ctx: Ctx,
  scope: StudentScope,
  { expectedVersion, ...results }: Academics & { expectedVersion: number },
): Promise<number | undefined> {
  const values = { ...results, updatedAt: ctx.now };
  const version = studentAcademics.version;
  const [row] =
    expectedVersion === 0
      ? await ctx.db
          .insert(studentAcademics)
          .values({ ...values, userId: scope.studentId })
          .onConflictDoNothing()
          .returning({ version })
      : await ctx.db
          .update(studentAcademics)
          .set({ ...values, version: expectedVersion + 1 })
          .where(
            sql`${eq(studentAcademics.userId, scope.studentId)} and ${eq(version, expectedVersion)}`,
          )
          .returning({ version });
  return row?.version;
}

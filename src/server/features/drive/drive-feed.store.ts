import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { hasOpenCompany } from '#server/db/open-posting.ts';
import { driveDates, driveFeeds, driveFollows, drives } from '#server/db/tables/drives.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import type { StudentScope } from '#server/scopes.ts';

export async function findFeed(ctx: Ctx, scope: StudentScope) {
  const [row] = await ctx.db
    .select()
    .from(driveFeeds)
    .where(eq(driveFeeds.userId, scope.studentId));
  return row;
}

/** Inserts the student's feed, or replaces it: the address before it stops working. */
export async function upsertFeed(
  ctx: Ctx,
  scope: StudentScope,
  feed: { id: string; tokenHash: string },
): Promise<void> {
  const value = { ...feed, createdAt: ctx.now };
  await ctx.db
    .insert(driveFeeds)
    .values({ ...value, userId: scope.studentId })
    .onConflictDoUpdate({ target: driveFeeds.userId, set: value });
}

export async function deleteFeed(ctx: Ctx, scope: StudentScope): Promise<void> {
  await ctx.db.delete(driveFeeds).where(eq(driveFeeds.userId, scope.studentId));
}

/** Whose feed this is, while their account is active. */
export async function findFeedOwner(ctx: Ctx, tokenHash: string) {
  const [row] = await ctx.db
    .select({ userId: driveFeeds.userId })
    .from(driveFeeds)
    .innerJoin(profiles, and(eq(profiles.id, driveFeeds.userId), eq(profiles.isActive, true)))
    .where(eq(driveFeeds.tokenHash, tokenHash));
  return row?.userId;
}

const maxDates = 500;

/** The dates of followed drives since then, including cancelled ones, without suspended companies. */
export async function loadFollowedDates(ctx: Ctx, userId: string, since: Date) {
  return ctx.db
    .select({
      driveId: drives.id,
      companyName: drives.companyName,
      title: drives.title,
      careersUrl: drives.careersUrl,
      version: drives.version,
      updatedAt: drives.updatedAt,
      cancelledAt: drives.cancelledAt,
      sourceUrl: drives.sourceUrl,
      verifiedOn: drives.verifiedOn,
      kind: driveDates.kind,
      at: driveDates.at,
    })
    .from(driveDates)
    .innerJoin(drives, eq(drives.id, driveDates.driveId))
    .innerJoin(
      driveFollows,
      and(eq(driveFollows.driveId, drives.id), eq(driveFollows.userId, userId)),
    )
    .where(
      and(
        gte(driveDates.at, since),
        hasOpenCompany,
        sql`${drives.sourceUrl} is not null and ${drives.verifiedOn} is not null`,
      ),
    )
    .orderBy(asc(driveDates.at), asc(drives.id), asc(driveDates.kind))
    .limit(maxDates);
}

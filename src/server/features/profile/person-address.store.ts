import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';

/** Public and open to search engines: the setting says both. */
const isOpen = and(
  eq(userSettings.isProfilePublic, true),
  eq(profiles.isActive, true),
  isNotNull(profiles.handle),
);

function openProfiles(ctx: Ctx) {
  return ctx.db
    .select({
      handle: sql<string>`${profiles.handle}`,
      changedAt: sql<Date>`greatest(${profiles.updatedAt}, ${userSettings.updatedAt})`.mapWith(
        profiles.updatedAt,
      ),
    })
    .from(profiles)
    .innerJoin(userSettings, eq(userSettings.userId, profiles.id))
    .where(isOpen);
}

export async function loadPersonAddresses(ctx: Ctx, part: number, size: number) {
  return openProfiles(ctx)
    .orderBy(asc(profiles.id))
    .limit(size)
    .offset(part * size);
}

export async function countPersonAddresses(ctx: Ctx): Promise<number> {
  return ctx.db.$count(openProfiles(ctx).as('open'));
}

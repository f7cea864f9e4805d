import { asc, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { communityEvents } from '#server/db/tables/community.ts';

export async function loadEventAddresses(ctx: Ctx, part: number, size: number) {
  const { cancelledAt, createdAt } = communityEvents;
  return ctx.db
    .select({
      slug: communityEvents.slug,
      changedAt: sql<Date>`greatest(${createdAt}, ${cancelledAt})`.mapWith(createdAt),
    })
    .from(communityEvents)
    .orderBy(asc(communityEvents.id))
    .limit(size)
    .offset(part * size);
}

export async function countEventAddresses(ctx: Ctx): Promise<number> {
  return ctx.db.$count(communityEvents);
}

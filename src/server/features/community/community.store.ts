import { and, count, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { communityEvents, forumReplies, forumTopics } from '#server/db/tables/community.ts';
import { profiles } from '#server/db/tables/profiles.ts';

export async function countCommunity(ctx: Ctx) {
  const [members, topics, replies, events] = await Promise.all([
    ctx.db
      .select({ count: count() })
      .from(profiles)
      .where(and(ne(profiles.userType, 'admin'), sql`${profiles.isActive} is not false`)),
    ctx.db.select({ count: count() }).from(forumTopics).where(isNull(forumTopics.hiddenAt)),
    ctx.db.select({ count: count() }).from(forumReplies).where(isNull(forumReplies.hiddenAt)),
    ctx.db
      .select({ count: count() })
      .from(communityEvents)
      .where(and(gt(communityEvents.endsAt, ctx.now), isNull(communityEvents.cancelledAt))),
  ]);
  return {
    members: members[0]?.count ?? 0,
    topics: topics[0]?.count ?? 0,
    replies: replies[0]?.count ?? 0,
    upcomingEvents: events[0]?.count ?? 0,
  };
}

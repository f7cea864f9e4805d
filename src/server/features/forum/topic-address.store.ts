import { asc, isNull } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { forumTopics } from '#server/db/tables/community.ts';

const shown = isNull(forumTopics.hiddenAt);

export async function loadTopicAddresses(ctx: Ctx, part: number, size: number) {
  return ctx.db
    .select({ id: forumTopics.id, changedAt: forumTopics.lastActiveAt })
    .from(forumTopics)
    .where(shown)
    .orderBy(asc(forumTopics.id))
    .limit(size)
    .offset(part * size);
}

export async function countTopicAddresses(ctx: Ctx): Promise<number> {
  return ctx.db.$count(forumTopics, shown);
}

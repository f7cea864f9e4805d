import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { TopicOrder } from '#domain/forum/post.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { users } from '#server/db/tables/accounts.ts';
import { forumLikes, forumReplies, forumTopics } from '#server/db/tables/community.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import { defaultLimit, pageAround } from '#server/paging/page-around.ts';

export type TopicFilter = { tag?: string | undefined; search?: string | undefined };

const person = { firstName: profiles.firstName, lastName: profiles.lastName };

function isWanted({ tag, search }: TopicFilter): SQL | undefined {
  return and(
    isNull(forumTopics.hiddenAt),
    tag ? sql`${forumTopics.tags} @> array[${tag}]::text[]` : undefined,
    search ? containsText([forumTopics.title, forumTopics.body], search) : undefined,
  );
}

function topics(ctx: Ctx) {
  return ctx.db
    .select({ topic: forumTopics, person })
    .from(forumTopics)
    .leftJoin(profiles, eq(profiles.id, forumTopics.authorId));
}

/** Visible topics, by latest activity or most likes. */
export async function pageTopics(
  ctx: Ctx,
  order: TopicOrder,
  { after, before, limit = defaultLimit, ...filter }: Paging & TopicFilter,
) {
  if (order === 'active') {
    const key = keyset(
      { at: forumTopics.lastActiveAt, id: forumTopics.id },
      { after, before, limit },
    );
    const rows = await topics(ctx)
      .where(key.where(isWanted(filter)))
      .orderBy(...key.orderBy)
      .limit(key.limit);
    return key.page(rows, ({ topic }) => ({ at: topic.lastActiveAt, id: topic.id }));
  }
  const cursor = before ?? after;
  const isBackwards = before !== undefined;
  const direction = sql.raw(isBackwards ? 'asc nulls first' : 'desc nulls last');
  const rows = await topics(ctx)
    .where(and(cursor === undefined ? undefined : isBeyond(cursor, isBackwards), isWanted(filter)))
    .orderBy(sql`${forumTopics.likeCount} ${direction}`, sql`${forumTopics.id} ${direction}`)
    .limit(limit + 1);
  return pageAround(rows, { after, before, limit }, ({ topic }) =>
    Buffer.from(`${topic.likeCount}.${topic.id}`).toString('base64url'),
  );
}

const place = /^(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

function isBeyond(cursor: string, isBackwards: boolean): SQL {
  const [, likes, id] = place.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (likes === undefined || id === undefined) throw new AppError('INVALID_INPUT');
  const sign = sql.raw(isBackwards ? '>' : '<');
  return sql`(${forumTopics.likeCount}, ${forumTopics.id}) ${sign} (${Number(likes)}::int, ${id}::uuid)`;
}

export async function countTopics(ctx: Ctx, filter: TopicFilter): Promise<number> {
  return countCapped(ctx, forumTopics, isWanted(filter));
}

const mostShownTags = 12;
const mostReadTopics = 1_000;

/** The most used tags of the latest topics. */
export async function loadTags(ctx: Ctx): Promise<string[]> {
  const latest = ctx.db
    .select({ tags: forumTopics.tags })
    .from(forumTopics)
    .where(isNull(forumTopics.hiddenAt))
    .orderBy(desc(forumTopics.lastActiveAt), desc(forumTopics.id))
    .limit(mostReadTopics);
  const { rows } = await ctx.db.execute<{ tag: string }>(sql`
    select tag from (${latest}) as latest, unnest(latest.tags) as tag
    group by tag order by count(*) desc, tag limit ${mostShownTags}`);
  return rows.map(({ tag }) => tag);
}

export async function findTopic(ctx: Ctx, topicId: string) {
  const [row] = await topics(ctx).where(eq(forumTopics.id, topicId));
  return row;
}

/** A topic's replies, oldest first. Removed ones keep their position. */
export async function pageReplies(ctx: Ctx, topicId: string, paging: Paging) {
  const key = keyset(
    { at: forumReplies.createdAt, id: forumReplies.id },
    { ...paging, oldestFirst: true },
  );
  const rows = await ctx.db
    .select({ reply: forumReplies, person })
    .from(forumReplies)
    .leftJoin(profiles, eq(profiles.id, forumReplies.authorId))
    .where(key.where(eq(forumReplies.topicId, topicId)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ reply }) => ({ at: reply.createdAt, id: reply.id }));
}

export async function countReplies(ctx: Ctx, topicId: string): Promise<number> {
  return countCapped(ctx, forumReplies, eq(forumReplies.topicId, topicId));
}

export async function loadLiked(ctx: Ctx, userId: string, postIds: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ postId: forumLikes.postId })
    .from(forumLikes)
    .where(
      and(
        sql`${forumLikes.postId} = any(${sql.param(postIds)}::uuid[])`,
        eq(forumLikes.userId, userId),
      ),
    );
  return new Set(rows.map(({ postId }) => postId));
}

export async function findWriter(ctx: Ctx, userId: string) {
  const [row] = await ctx.db.select(person).from(profiles).where(eq(profiles.id, userId));
  return row;
}

/** A user's address for mail. Undefined for an inactive account. */
export async function findAddress(ctx: Ctx, userId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(users.id, userId), profiles.isActive));
  return row?.email;
}

import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { TopicOrder } from '#domain/forum/post.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { users } from '#server/db/tables/accounts.ts';
import { forumLikes, forumReplies, forumTopics } from '#server/db/tables/community.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import { defaultLimit, pageAround } from '#server/paging/page-around.ts';

export type TopicFilter = { tag?: string | undefined; search?: string | undefined };

const person = { firstName: profiles.firstName, lastName: profiles.lastName };

function matchesFilter({ tag, search }: TopicFilter): SQL | undefined {
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
      .where(key.where(matchesFilter(filter)))
      .orderBy(...key.orderBy)
      .limit(key.limit);
    return key.page(rows, ({ topic }) => ({ at: topic.lastActiveAt, id: topic.id }));
  }
  const cursor = before ?? after;
  const isBackwards = before !== undefined;
  const direction = sql.raw(isBackwards ? 'asc nulls first' : 'desc nulls last');
  const rows = await topics(ctx)
    .where(
      and(cursor === undefined ? undefined : isBeyond(cursor, isBackwards), matchesFilter(filter)),
    )
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
  return countCapped(ctx, forumTopics, matchesFilter(filter));
}

const maxShownTags = 12;
const maxReadTopics = 1_000;

/** The most used tags of the latest topics. */
export async function loadTags(ctx: Ctx): Promise<string[]> {
  const latest = ctx.db
    .select({ tags: forumTopics.tags })
    .from(forumTopics)
    .where(isNull(forumTopics.hiddenAt))
    .orderBy(desc(forumTopics.lastActiveAt), desc(forumTopics.id))
    .limit(maxReadTopics);
  const { rows } = await ctx.db.execute<{ tag: string }>(sql`
    select tag from (${latest}) as latest, unnest(latest.tags) as tag
    group by tag order by count(*) desc, tag limit ${maxShownTags}`);
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

/** Serializes this person's forum posts until the transaction ends. */
export async function lockWriter(ctx: Ctx, userId: string): Promise<void> {
  await lockUntilCommit(ctx, `forum ${userId}`);
}

export async function countWritten(
  ctx: Ctx,
  what: 'topic' | 'reply',
  { by, since }: { by: string; since: Date },
): Promise<number> {
  return what === 'topic'
    ? ctx.db.$count(
        forumTopics,
        and(eq(forumTopics.authorId, by), gt(forumTopics.createdAt, since)),
      )
    : ctx.db.$count(
        forumReplies,
        and(eq(forumReplies.authorId, by), gt(forumReplies.createdAt, since)),
      );
}

export async function insertTopic(ctx: Ctx, row: typeof forumTopics.$inferInsert): Promise<void> {
  await ctx.db.insert(forumTopics).values(row);
}

export async function lockTopic(ctx: Ctx, topicId: string) {
  const [row] = await ctx.db
    .select()
    .from(forumTopics)
    .where(eq(forumTopics.id, topicId))
    .for('update');
  return row;
}

export async function lockReply(ctx: Ctx, replyId: string) {
  const [row] = await ctx.db
    .select()
    .from(forumReplies)
    .where(eq(forumReplies.id, replyId))
    .for('update');
  return row;
}

export async function updateTopicRow(
  ctx: Ctx,
  topicId: string,
  change: Partial<typeof forumTopics.$inferInsert>,
): Promise<void> {
  await ctx.db.update(forumTopics).set(change).where(eq(forumTopics.id, topicId));
}

export async function updateReplyRow(
  ctx: Ctx,
  replyId: string,
  change: Partial<typeof forumReplies.$inferInsert>,
): Promise<void> {
  await ctx.db.update(forumReplies).set(change).where(eq(forumReplies.id, replyId));
}

/** Deletes a topic without replies, and its likes. */
export async function deleteTopic(ctx: Ctx, topicId: string): Promise<void> {
  await ctx.db.delete(forumLikes).where(eq(forumLikes.postId, topicId));
  await ctx.db.delete(forumTopics).where(eq(forumTopics.id, topicId));
}

export async function deleteReply(ctx: Ctx, replyId: string): Promise<void> {
  await ctx.db.delete(forumLikes).where(eq(forumLikes.postId, replyId));
  await ctx.db.delete(forumReplies).where(eq(forumReplies.id, replyId));
}

export async function insertReply(ctx: Ctx, row: typeof forumReplies.$inferInsert): Promise<void> {
  await ctx.db.insert(forumReplies).values(row);
}

/** Adds to or subtracts from the reply count. A new reply makes the topic active again. */
export async function updateReplyCount(
  ctx: Ctx,
  topicId: string,
  change: { by: 1 | -1; activeAt?: Date },
): Promise<void> {
  await ctx.db
    .update(forumTopics)
    .set({
      replyCount: sql`greatest(0, ${forumTopics.replyCount} + ${change.by})`,
      ...(change.activeAt && { lastActiveAt: change.activeAt }),
    })
    .where(eq(forumTopics.id, topicId));
}

/** True if the user had not liked the post before. */
export async function insertLike(ctx: Ctx, like: { postId: string; userId: string }) {
  const { rowCount } = await ctx.db
    .insert(forumLikes)
    .values({ ...like, createdAt: ctx.now })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** True if the user had liked the post before. */
export async function deleteLike(ctx: Ctx, { postId, userId }: { postId: string; userId: string }) {
  const { rowCount } = await ctx.db
    .delete(forumLikes)
    .where(and(eq(forumLikes.postId, postId), eq(forumLikes.userId, userId)));
  return (rowCount ?? 0) > 0;
}

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

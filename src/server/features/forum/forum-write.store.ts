import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { forumLikes, forumReplies, forumTopics } from '#server/db/tables/community.ts';

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
export async function insertLike(
  ctx: Ctx,
  like: { postId: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await ctx.db
    .insert(forumLikes)
    .values({ ...like, createdAt: ctx.now })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** True if the user had liked the post before. */
export async function deleteLike(
  ctx: Ctx,
  { postId, userId }: { postId: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await ctx.db
    .delete(forumLikes)
    .where(and(eq(forumLikes.postId, postId), eq(forumLikes.userId, userId)));
  return (rowCount ?? 0) > 0;
}

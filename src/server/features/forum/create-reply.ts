import { v7 as uuid } from 'uuid';
import { authorName } from '#domain/forum/author-name.ts';
import { mayReply } from '#domain/forum/may-post.ts';
import { allow, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUser } from '#server/features/notification/notify-user.ts';
import { insertReply, lockTopic, updateReplyCount } from './forum-write.store.ts';
import { findWriter } from './forum.store.ts';
import { mailReply } from './mail-reply.ts';
import { requireFewPosts, requireWriter } from './require-writer.ts';

export async function createReply(ctx: Ctx, { topicId, body }: { topicId: string; body: string }) {
  const { userId } = requireWriter(ctx);
  return inTransaction(ctx, async (tx) => {
    await requireFewPosts(tx, 'reply', userId);
    const topic = orNotFound(await lockTopic(tx, topicId));
    allow(mayReply(topic));
    const id = uuid();
    await insertReply(tx, { id, topicId, authorId: userId, body, createdAt: ctx.now });
    await updateReplyCount(tx, topicId, { by: 1, activeAt: ctx.now });
    if (topic.authorId !== null && topic.authorId !== userId) {
      const writer = await findWriter(tx, userId);
      const from = (writer && authorName(writer)) ?? '';
      const { authorId, title: topicTitle } = topic;
      await notifyUser(tx, authorId, { kind: 'forum.reply', topicId, topicTitle, from });
      await mailReply(tx, authorId, topic, { id, body, from });
    }
    return { id };
  });
}

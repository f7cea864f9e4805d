import { v7 as uuid } from 'uuid';
import { authorName } from '#domain/forum/author-name.ts';
import { mayReply } from '#domain/forum/may-post.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUser } from '#server/features/notification/notices.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { requireFewPosts, requireOwnPost, requireWriter } from './forum-rules.ts';
import {
  deleteReply,
  findAddress,
  findWriter,
  insertReply,
  lockTopic,
  updateReplyCount,
  updateReplyRow,
} from './forum.store.ts';

type Reply = { id: string; body: string; from: string };
type Topic = { id: string; title: string };

/** Queues the mail with a reply's full text to the topic's author. */
async function mailReply(ctx: Ctx, userId: string, topic: Topic, reply: Reply): Promise<void> {
  const { t, wantsMail, layOut } = await findReader(ctx, { userId });
  const to = await findAddress(ctx, userId);
  if (to === undefined || !wantsMail('forum.reply')) return;
  const { title } = topic;
  const body = layOut({
    heading: t('community-mail.reply.heading'),
    paragraphs: [
      reply.from
        ? t('community-mail.reply.text', { name: reply.from, title })
        : t('community-mail.reply.unnamed', { title }),
      reply.body,
    ],
    action: {
      label: t('community-mail.reply.action'),
      url: `${ctx.publicUrl}/community/forum/${topic.id}`,
    },
    footer: t('community-mail.reply.footer'),
  });
  const subject = t('community-mail.reply.subject', { title });
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    { mail: { id: reply.id, to, subject, ...body } },
    { key: reply.id },
  );
}

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

type Input = { replyId: string; body: string; version: number };

/** The author edits a reply, which is then marked as edited. */
export async function updateReply(ctx: Ctx, { replyId, body, version }: Input) {
  return inTransaction(ctx, async (tx) => {
    const reply = await requireOwnPost(tx, replyId);
    if (reply.version !== version) throw new AppError('POST_CHANGED');
    await updateReplyRow(tx, replyId, { body, version: version + 1, editedAt: ctx.now });
    return { id: replyId, version: version + 1 };
  });
}

export async function removeReply(
  ctx: Ctx,
  { replyId, version }: { replyId: string; version: number },
) {
  return inTransaction(ctx, async (tx) => {
    const reply = await requireOwnPost(tx, replyId);
    if (reply.version !== version) throw new AppError('POST_CHANGED');
    await deleteReply(tx, replyId);
    await updateReplyCount(tx, reply.topicId, { by: -1 });
    return { id: replyId };
  });
}

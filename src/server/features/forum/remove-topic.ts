import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireOwnTopic } from './forum-rules.ts';
import { deleteTopic, updateTopicRow } from './forum.store.ts';

/**
 * The author removes a topic. With replies, a placeholder keeps them; without any, the topic is
 * deleted.
 */
export async function removeTopic(
  ctx: Ctx,
  { topicId, version }: { topicId: string; version: number },
) {
  return inTransaction(ctx, async (tx) => {
    const topic = await requireOwnTopic(tx, topicId);
    if (topic.version !== version) throw new AppError('POST_CHANGED');
    if (topic.replyCount === 0) await deleteTopic(tx, topicId);
    else {
      await updateTopicRow(tx, topicId, {
        title: '',
        body: '',
        tags: [],
        isClosed: true,
        hiddenAt: ctx.now,
        hiddenBy: topic.authorId,
        version: version + 1,
      });
    }
    return { id: topicId };
  });
}

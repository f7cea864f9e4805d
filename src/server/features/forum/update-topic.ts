import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { tagsOf, type TypedTopic } from './create-topic.ts';
import { updateTopicRow } from './forum-write.store.ts';
import { requireOwnTopic } from './require-own-post.ts';

type Input = TypedTopic & { topicId: string; version: number };

/** The author edits a topic, which is then marked as edited. */
export async function updateTopic(ctx: Ctx, { topicId, version, title, body, tags }: Input) {
  return inTransaction(ctx, async (tx) => {
    const topic = await requireOwnTopic(tx, topicId);
    if (topic.version !== version) throw new AppError('POST_CHANGED');
    const change = { title, body, tags: tagsOf(tags), version: version + 1, editedAt: ctx.now };
    await updateTopicRow(tx, topicId, change);
    return { id: topicId, version: version + 1 };
  });
}

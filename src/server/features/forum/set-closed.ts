import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { lockTopic, updateTopicRow } from './forum-write.store.ts';

/** The topic's author or an administrator closes it to replies or reopens it. */
export async function setClosed(
  ctx: Ctx,
  { topicId, isClosed }: { topicId: string; isClosed: boolean },
) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  return inTransaction(ctx, async (tx) => {
    const topic = await lockTopic(tx, topicId);
    const mayChange = actor.kind === 'admin' || topic?.authorId === actor.userId;
    if (topic === undefined || topic.hiddenAt !== null || !mayChange) {
      throw new AppError('NOT_FOUND');
    }
    if (topic.isClosed === isClosed) return { id: topicId, isClosed };
    await updateTopicRow(tx, topicId, { isClosed });
    if (actor.kind === 'admin') {
      await noteAction(tx, {
        action: isClosed ? 'topic.closed' : 'topic.opened',
        target: { kind: 'topic', id: topicId },
        after: { title: topic.title },
      });
    }
    return { id: topicId, isClosed };
  });
}

import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireWriter } from './forum-rules.ts';
import {
  deleteLike,
  insertLike,
  lockReply,
  lockTopic,
  updateReplyRow,
  updateTopicRow,
} from './forum.store.ts';

/** Adds or removes the actor's like. Idempotent. */
export async function setLike(ctx: Ctx, { postId, isLiked }: { postId: string; isLiked: boolean }) {
  const { userId } = requireWriter(ctx);
  return inTransaction(ctx, async (tx) => {
    const topic = await lockTopic(tx, postId);
    const post = topic ?? (await lockReply(tx, postId));
    if (post === undefined || post.hiddenAt !== null) throw new AppError('NOT_FOUND');
    const like = { postId, userId };
    const isNew = isLiked ? await insertLike(tx, like) : await deleteLike(tx, like);
    if (!isNew) return { isLiked, likes: post.likeCount };
    const likes = Math.max(0, post.likeCount + (isLiked ? 1 : -1));
    await (topic ? updateTopicRow : updateReplyRow)(tx, postId, { likeCount: likes });
    return { isLiked, likes };
  });
}

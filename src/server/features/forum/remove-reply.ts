import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { deleteReply, updateReplyCount } from './forum-write.store.ts';
import { requireOwnPost } from './require-own-post.ts';

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

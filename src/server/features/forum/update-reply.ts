import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { updateReplyRow } from './forum-write.store.ts';
import { requireOwnPost } from './require-own-post.ts';

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

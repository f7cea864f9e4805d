import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { lockReply, lockTopic } from './forum-write.store.ts';
import { requireWriter } from './require-writer.ts';

type Post = { authorId: string | null; hiddenAt: Date | null };

/** Locks the actor's own reply. NOT_FOUND for a removed one or another author's. */
export async function requireOwnPost(tx: Ctx, replyId: string) {
  return requireMine(tx, await lockReply(tx, replyId));
}

/** Locks the actor's own topic. NOT_FOUND for a removed one or another author's. */
export async function requireOwnTopic(tx: Ctx, topicId: string) {
  return requireMine(tx, await lockTopic(tx, topicId));
}

function requireMine<P extends Post>(ctx: Ctx, post: P | undefined): P {
  const { userId } = requireWriter(ctx);
  if (post === undefined || post.authorId !== userId || post.hiddenAt !== null) {
    throw new AppError('NOT_FOUND');
  }
  return post;
}

import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { lockReply, lockTopic } from './forum-write.store.ts';
import { requireWriter } from './require-writer.ts';

type Post = { authorId: string | null; hiddenAt: Date | null };

/** A reply of the actor's that is still to be seen, held; anybody else's is not there. */
export async function requireOwnPost(tx: Ctx, replyId: string) {
  return requireMine(tx, await lockReply(tx, replyId));
}

/** The same of a topic. */
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

import type { Member, Student } from '#domain/actor.ts';
import { mayPost } from '#domain/forum/may-post.ts';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { countWritten, lockReply, lockTopic, lockWriter } from './forum.store.ts';

/** Students and company members may write in the forum. */
export function requireWriter({ actor }: Ctx): Student | Member {
  if (actor.kind === 'student' || actor.kind === 'member') return actor;
  throw new AppError(actor.kind === 'admin' ? 'FORBIDDEN' : 'NOT_SIGNED_IN');
}

/** Applies the posting rate limit and locks the writer, so that concurrent posts count too. */
export async function requireFewPosts(
  tx: Ctx,
  what: 'topic' | 'reply',
  userId: string,
): Promise<void> {
  await lockWriter(tx, userId);
  const since = new Date(tx.now.getTime() - writeLimits[what].windowMs);
  allow(mayPost(what, await countWritten(tx, what, { by: userId, since })));
}

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

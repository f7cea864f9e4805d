import type { Member, Student } from '#domain/actor.ts';
import { mayPost } from '#domain/forum/may-post.ts';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import { allow, AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { countWritten, lockWriter } from './forum-write.store.ts';

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

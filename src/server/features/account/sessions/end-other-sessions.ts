import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import { deleteOtherSessions } from './own-session.store.ts';

export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const ended = await inTransaction(ctx, (tx) => endOthersOf(tx, actor.userId, actor.sessionId));
  return { ended };
}

/** Ends all sessions of a user except this one, and their open streams in every process. */
export async function endOthersOf(tx: Ctx, userId: string, sessionId: string): Promise<number> {
  const ended = await deleteOtherSessions(tx, userId, sessionId);
  for (const id of ended) await publishEnd(tx.db, { sessionId: id });
  return ended.length;
}

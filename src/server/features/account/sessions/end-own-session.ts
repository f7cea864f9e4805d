import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishEnd } from '#server/live/publish-live.ts';
import { deleteOwnSession } from './own-session.store.ts';

/** Ends one of the actor's own sessions and its streams in every process. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteOwnSession(tx, actor.userId, id))) throw new AppError('NOT_FOUND');
    await publishEnd(tx.db, { sessionId: id });
  });
}

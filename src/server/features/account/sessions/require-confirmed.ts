import { isSignedIn, type SignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findConfirmedAt } from '#server/features/account/sign-in/account-state.store.ts';

/** The actor, once it showed who it is within so many minutes; what is sensitive asks for that anew. */
export async function requireConfirmed(ctx: Ctx, minutes: number): Promise<SignedIn> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const confirmedAt = await findConfirmedAt(ctx, actor.sessionId);
  // The session ended since the request came: a second click on what deletes the account.
  if (confirmedAt === undefined) throw new AppError('NOT_SIGNED_IN');
  if (ctx.now.getTime() - confirmedAt.getTime() >= minutes * 60_000)
    throw new AppError('CONFIRMATION_REQUIRED');
  return actor;
}

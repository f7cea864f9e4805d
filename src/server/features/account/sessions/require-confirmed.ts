import { isSignedIn, type SignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findConfirmedAt } from '#server/features/account/sign-in/account-state.store.ts';

/** Requires that the actor reauthenticated within this many minutes. */
export async function requireConfirmed(ctx: Ctx, minutes: number): Promise<SignedIn> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const confirmedAt = await findConfirmedAt(ctx, actor.sessionId);
  // The session has ended since the request arrived, for example after a second click on delete
  // account.
  if (confirmedAt === undefined) throw new AppError('NOT_SIGNED_IN');
  if (ctx.now.getTime() - confirmedAt.getTime() >= minutes * 60_000)
    throw new AppError('CONFIRMATION_REQUIRED');
  return actor;
}

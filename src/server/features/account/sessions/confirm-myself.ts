import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireOwnPassword } from '#server/features/account/sign-in/own-email.ts';
import { findTwoFactor } from '#server/features/account/two-factor/two-factor.store.ts';
import { requireCode } from '#server/features/account/two-factor/two-factor.ts';
import { createSessionToken, type Renewed } from './sessions.ts';

/** Reauthenticates the actor: by code if the account has a second factor, otherwise by password. */
export async function confirmMyself(
  ctx: Ctx,
  { password = '', code = '' }: { password?: string | undefined; code?: string | undefined },
): Promise<Renewed> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId, sessionId } = actor;
  const factor = await findTwoFactor(ctx, userId);
  if (factor === undefined) await requireOwnPassword(ctx, userId, password);
  else await requireCode(ctx, userId, code, `own:${userId}`);
  return createSessionToken(ctx, sessionId);
}

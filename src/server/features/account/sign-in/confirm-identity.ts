import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import {
  createSessionToken,
  type Renewed,
} from '#server/features/account/sessions/create-session-token.ts';
import { findTwoFactor } from '#server/features/account/two-factor/two-factor.store.ts';
import type { Identity } from '#server/ports/identity/identity.ts';
import { findOwner } from './identity.store.ts';
import { requireIdentity } from './require-provider.ts';

/**
 * Reauthenticates the actor through the provider, only with the connected identity. Replaces the
 * password, but never a second factor.
 */
export async function confirmIdentity(ctx: Ctx, identity: Identity): Promise<Renewed> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const owner = await findOwner(ctx, await requireIdentity(ctx, identity));
  if (owner?.userId !== actor.userId) throw new AppError('GOOGLE_OTHER');
  if ((await findTwoFactor(ctx, actor.userId)) !== undefined) throw new AppError('CODE_REQUIRED');
  return createSessionToken(ctx, actor.sessionId);
}

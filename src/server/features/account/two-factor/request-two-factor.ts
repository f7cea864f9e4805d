import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { encryptChallenge } from '#server/auth/two-factor-challenge.ts';
import type { Ctx } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { newSetUp } from '#server/features/account/sign-in/create-challenge.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { setUpOf } from './set-up-of.ts';
import { findFactorFacts } from './two-factor.store.ts';

/**
 * Starts setting up a second factor: returns the data for the app and a token to continue with.
 * Stores nothing yet.
 */
export async function requestTwoFactor(ctx: Ctx) {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const facts = orNotFound(await findFactorFacts(ctx, userId));
  if (facts.hasTwoFactor) throw new AppError('TWO_FACTOR_ON');
  const setUp = newSetUp();
  const challenge = { userId, issuedAt: ctx.now.getTime(), setUp };
  const { platformName } = await loadSettings(ctx);
  const token = encryptChallenge(ctx.accounts.encryption, 'settings', challenge);
  return { ...setUpOf(setUp.seed, facts.email, platformName), token };
}

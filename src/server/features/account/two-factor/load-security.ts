import { mustUseTwoFactor } from '#domain/account/must-use-two-factor.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findPassword } from '#server/features/account/account-row.store.ts';
import { findIdentity } from '#server/features/account/sign-in/identity.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { countRecoveryCodes, findFactorFacts } from './two-factor.store.ts';

export async function loadSecurity(ctx: Ctx) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId } = actor;
  const [settings, facts, stored, identity, codesLeft] = await Promise.all([
    loadSettings(ctx),
    findFactorFacts(ctx, userId),
    findPassword(ctx, userId),
    findIdentity(ctx, userId),
    countRecoveryCodes(ctx, userId),
  ]);
  if (facts === undefined) throw new AppError('NOT_FOUND');
  const hasPassword = typeof stored?.password === 'string';
  return {
    email: facts.email,
    hasPassword,
    minPasswordLength: settings.minPasswordLength,
    twoFactor: {
      isOn: facts.hasTwoFactor,
      isRequired: mustUseTwoFactor(facts, settings.requiresTwoFactor),
      codesLeft,
    },
    google: {
      isConnected: identity !== undefined,
      mayConnect: settings.allowsGoogle && ctx.identity !== null,
    },
    confirmsBy: facts.hasTwoFactor ? 'code' : hasPassword ? 'password' : 'google',
  } as const;
}

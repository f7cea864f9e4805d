import { mustUseTwoFactor } from '#domain/account/must-use-two-factor.ts';
import { type TwoFactorChallenge, encryptChallenge } from '#server/auth/two-factor-challenge.ts';
import { base32, createRecoveryCodes, createSeed } from '#server/auth/two-factor.ts';
import type { Ctx } from '#server/context.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';

/**
 * Creates the encrypted second step of a sign-in: entering a code or setting up a second factor.
 * Null if none is required.
 */
export async function createChallenge(ctx: Ctx, userId: string): Promise<string | null> {
  const facts = await findFactorFacts(ctx, userId);
  if (facts === undefined) return null;
  const { requiresTwoFactor } = await loadSettings(ctx);
  const isOwed = facts.hasTwoFactor || mustUseTwoFactor(facts, requiresTwoFactor);
  if (!isOwed) return null;
  const setUp = facts.hasTwoFactor ? null : newSetUp();
  return encryptChallenge(ctx.accounts.encryption, 'sign-in', {
    userId,
    issuedAt: ctx.now.getTime(),
    setUp,
  });
}

export function newSetUp(): NonNullable<TwoFactorChallenge['setUp']> {
  return { seed: base32(createSeed()), codes: createRecoveryCodes() };
}

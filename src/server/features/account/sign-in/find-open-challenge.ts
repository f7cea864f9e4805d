import { decryptChallenge } from '#server/auth/two-factor-challenge.ts';
import type { Ctx } from '#server/context.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';

/** The step of a sign-in that this browser is at; null when there is none, or its account was changed since. */
export async function findOpenChallenge(ctx: Ctx) {
  const challenge = decryptChallenge(
    ctx.accounts.encryption,
    'sign-in',
    ctx.challengeToken,
    ctx.now,
  );
  if (challenge === null) return null;
  const facts = await findFactorFacts(ctx, challenge.userId);
  if (facts === undefined || facts.updatedAt.getTime() > challenge.issuedAt) return null;
  const isAsBefore = facts.hasTwoFactor === (challenge.setUp === null);
  return isAsBefore ? { challenge, email: facts.email } : null;
}

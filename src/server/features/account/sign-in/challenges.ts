import { AppError } from '#server/app-error.ts';
import { decryptChallenge } from '#server/auth/two-factor-challenge.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findFactorFacts } from '#server/features/account/two-factor/two-factor.store.ts';
import {
  createTwoFactor,
  requireCode,
  setUpOf,
} from '#server/features/account/two-factor/two-factor.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { createSession, deviceHash, type SignInResult, type Visit } from './create-session.ts';
import { findDevice } from './sign-in.store.ts';

/** This browser's step of a sign-in; null without one, or if its account was changed since. */
async function findOpenChallenge(ctx: Ctx) {
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

export async function findChallenge(ctx: Ctx) {
  const found = await findOpenChallenge(ctx);
  if (found === null) return { owes: 'nothing' as const, setUp: null };
  const { challenge, email } = found;
  if (challenge.setUp === null) return { owes: 'code' as const, setUp: null };
  const { platformName } = await loadSettings(ctx);
  return {
    owes: 'set-up' as const,
    setUp: { ...setUpOf(challenge.setUp.seed, email, platformName), codes: challenge.setUp.codes },
  };
}

/** Completes a sign-in with the second factor, or sets it up if the account requires it. */
export async function confirmChallenge(
  ctx: Ctx,
  code: string,
  visit: Visit,
): Promise<SignInResult> {
  const found = await findOpenChallenge(ctx);
  if (found === null) throw new AppError('CHALLENGE_EXPIRED');
  const { userId, setUp } = found.challenge;
  if (setUp !== null) {
    await inTransaction(ctx, (tx) =>
      createTwoFactor(tx, { userId, email: found.email }, setUp, code),
    );
    return createSession(ctx, userId, visit, 'both');
  }
  const device = await findDevice(ctx, userId, deviceHash(userId, visit.deviceToken ?? ''));
  await requireCode(ctx, userId, code, device ? `code-device:${device.id}` : `code:${userId}`);
  return createSession(ctx, userId, visit, 'both');
}

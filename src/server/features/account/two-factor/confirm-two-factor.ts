import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { decryptChallenge } from '#server/auth/two-factor-challenge.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  createSessionToken,
  type Renewed,
} from '#server/features/account/sessions/create-session-token.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { limitAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { createTwoFactor } from './create-two-factor.ts';
import { findFactorFacts } from './two-factor.store.ts';

/**
 * Turns on the second factor that is being set up. Returns the recovery codes, which are shown only
 * once.
 */
export async function confirmTwoFactor(
  ctx: Ctx,
  { token, code }: { token: string; code: string },
): Promise<Renewed & { codes: string[] }> {
  const { userId, sessionId } = await requireConfirmed(ctx, confirmationMinutes);
  const challenge = decryptChallenge(ctx.accounts.encryption, 'settings', token, ctx.now);
  const setUp = challenge?.userId === userId ? challenge.setUp : null;
  if (!setUp) throw new AppError('CHALLENGE_EXPIRED');
  const facts = orNotFound(await findFactorFacts(ctx, userId));
  await limitAttempts(ctx, `own:${userId}`);
  return inTransaction(ctx, async (tx) => {
    await createTwoFactor(tx, { userId, email: facts.email }, setUp, code, sessionId);
    await resetAttempts(tx, `own:${userId}`);
    return { codes: setUp.codes, ...(await createSessionToken(tx, sessionId)) };
  });
}

import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { createTwoFactor } from '#server/features/account/two-factor/create-two-factor.ts';
import { requireCode } from '#server/features/account/two-factor/require-code.ts';
import { createSession, deviceHash, type SignInResult, type Visit } from './create-session.ts';
import { findOpenChallenge } from './find-open-challenge.ts';
import { findDevice } from './sign-in.store.ts';

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

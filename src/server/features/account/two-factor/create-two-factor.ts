import { AppError } from '#server/app-error.ts';
import { hashRecoveryCode } from '#server/auth/recovery-codes.ts';
import { readBase32, stepOf } from '#server/auth/totp.ts';
import type { TwoFactorChallenge } from '#server/auth/two-factor-challenge.ts';
import type { Ctx } from '#server/context.ts';
import { revokeAllAccess } from '#server/features/account/sessions/revoke-all-access.ts';
import { mailSecurity } from './mail-security.ts';
import { insertRecoveryCodes, insertTwoFactor } from './two-factor.store.ts';

/**
 * Stores a second factor after a code proves that the app has its seed. The code is used up and
 * other sessions end.
 */
export async function createTwoFactor(
  tx: Ctx,
  { userId, email }: { userId: string; email: string },
  { seed, codes }: NonNullable<TwoFactorChallenge['setUp']>,
  typed: string,
  ownSessionId?: string,
): Promise<void> {
  const code = typed.replaceAll(/\s/gu, '');
  if (!code) throw new AppError('CODE_REQUIRED');
  const step = stepOf(readBase32(seed), code, tx.now, 0);
  if (step === null) throw new AppError('CODE_WRONG');
  const { encryption } = tx.accounts;
  const isNew = await insertTwoFactor(tx, {
    userId,
    seed: encryption.encrypt(`seed ${userId}`, seed),
    keyVersion: encryption.version,
    lastStep: step,
  });
  if (!isNew) throw new AppError('TWO_FACTOR_ON');
  await insertRecoveryCodes(tx, userId, hashesOf(userId, codes));
  await revokeAllAccess(tx, userId, { ownSessionId });
  await mailSecurity(tx, email, 'two-factor-on');
}

export function hashesOf(userId: string, codes: readonly string[]): string[] {
  return codes.flatMap((code) => hashRecoveryCode(userId, code) ?? []);
}

import { AppError } from '#server/app-error.ts';
import { hashRecoveryCode } from '#server/auth/recovery-codes.ts';
import { readBase32, stepOf } from '#server/auth/totp.ts';
import type { Ctx } from '#server/context.ts';
import { limitAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { findTwoFactor, updateCodeToUsed, updateLastStep } from './two-factor.store.ts';

/** Accepts an unused code of the account's app or an unused recovery code, and uses it up. */
export async function requireCode(
  ctx: Ctx,
  userId: string,
  typed: string,
  attemptKey: string,
): Promise<void> {
  const code = typed.replaceAll(/\s/gu, '');
  if (!code) throw new AppError('CODE_REQUIRED');
  await limitAttempts(ctx, attemptKey);
  const isRight = /^\d{6}$/u.test(code)
    ? await isOfApp(ctx, userId, code)
    : await isRecovery(ctx, userId, code);
  if (!isRight) throw new AppError('CODE_WRONG');
  await resetAttempts(ctx, attemptKey);
}

async function isOfApp(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const factor = await findTwoFactor(ctx, userId);
  if (factor === undefined) return false;
  const { seed: encrypted, keyVersion, lastStep } = factor;
  const seed = ctx.accounts.encryption.decrypt(`seed ${userId}`, encrypted, keyVersion);
  if (seed === null) {
    ctx.log.error(
      { userId, keyVersion },
      'a second factor does not decrypt with the present secret',
    );
    return false;
  }
  const step = stepOf(readBase32(seed), code, ctx.now, lastStep);
  return step !== null && updateLastStep(ctx, userId, step);
}

async function isRecovery(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(userId, code);
  return hash !== null && updateCodeToUsed(ctx, userId, hash);
}

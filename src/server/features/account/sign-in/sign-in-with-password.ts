import { maySignIn } from '#domain/account/may-sign-in.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { accountAttempts, limitAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { createLink } from './account-links.ts';
import { createSession, deviceHash, type SignInResult, type Visit } from './create-session.ts';
import { findDevice, findSignIn } from './sign-in.store.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const choosingMs = 15 * 60_000;

/**
 * Signs in with email and password. Guesses are counted per account, and separately for known
 * devices, so that an attacker cannot lock the owner out. An unknown address takes as long as a
 * known one.
 */
export async function signInWithPassword(
  ctx: Ctx,
  form: { email: string; password: string },
  visit: Visit,
): Promise<SignInResult> {
  const settings = await loadSettings(ctx);
  if (!settings.allowsPassword) throw new AppError('PASSWORD_SIGN_IN_OFF');
  allow(maySignIn(form));
  const email = form.email.trim().toLowerCase();
  const found = await findSignIn(ctx, email);
  const userId = found?.userId ?? nobody;
  const device = await findDevice(ctx, userId, deviceHash(userId, visit.deviceToken ?? ''));
  const key = device ? `device:${device.id}` : accountAttempts(email);
  await limitAttempts(ctx, key, 'TOO_MANY_REQUESTS');
  const { password } = form;
  const isRight = await ctx.accounts.isPassword({ hash: found?.password ?? null, password });
  if (found === undefined && settings.namesAccounts) throw new AppError('NO_SUCH_ACCOUNT');
  if (found === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await resetAttempts(ctx, key);
  if (settings.requiresConfirmation && !found.emailVerified) {
    throw new AppError('EMAIL_NOT_CONFIRMED');
  }
  if (found.temporaryPasswordUntil === null) return createSession(ctx, userId, visit);
  if (found.temporaryPasswordUntil <= ctx.now) throw new AppError('PASSWORD_EXPIRED');
  return chooseOwn(ctx, userId);
}

/** A temporary password only lets the user choose a new one. */
async function chooseOwn(ctx: Ctx, userId: string): Promise<SignInResult> {
  const token = await inTransaction(ctx, (tx) =>
    createLink(tx, userId, 'set-password', { unmailedMs: choosingMs }),
  );
  return { kind: 'redirect', redirectTo: `/reset-password?token=${token}`, deviceToken: null };
}

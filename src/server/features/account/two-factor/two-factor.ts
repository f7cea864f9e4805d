import { v7 as uuid } from 'uuid';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mustUseTwoFactor } from '#domain/account/must-use-two-factor.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import {
  decryptChallenge,
  encryptChallenge,
  type TwoFactorChallenge,
} from '#server/auth/two-factor-challenge.ts';
import {
  createRecoveryCodes,
  hashRecoveryCode,
  readBase32,
  stepOf,
} from '#server/auth/two-factor.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findPassword } from '#server/features/account/account.store.ts';
import {
  createSessionToken,
  type Renewed,
  requireConfirmed,
  revokeAllAccess,
} from '#server/features/account/sessions/sessions.ts';
import { newSetUp } from '#server/features/account/sign-in/create-challenge.ts';
import { findIdentity } from '#server/features/account/sign-in/sign-in.store.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { qrOf } from '#server/ports/badge/qr-of.ts';
import { limitAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { requireUser } from '#server/scopes.ts';
import {
  countRecoveryCodes,
  deleteTwoFactor,
  findFactorFacts,
  findTwoFactor,
  insertRecoveryCodes,
  insertTwoFactor,
  updateCodeToUsed,
  updateLastStep,
} from './two-factor.store.ts';

/** The data that an app needs for a seed: the text to type, and the QR code as an SVG path. */
export function setUpOf(seed: string, email: string, product: string) {
  // The issuer ends at the first colon in an otpauth URI.
  const issuer = product.replaceAll(':', ' ');
  const label = `${issuer}:${email}`;
  const address = `otpauth://totp/${encodeURIComponent(label)}?secret=${seed}&issuer=${encodeURIComponent(issuer)}`;
  const { size, path } = qrOf(address);
  return { secret: seed.match(/.{1,4}/gu)?.join(' ') ?? seed, address, size, path };
}

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

type SecurityNews =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'codes-new'
  | 'email-changed'
  | 'google-on'
  | 'google-off';

export async function mailSecurity(ctx: Ctx, to: string, news: SecurityNews): Promise<void> {
  const { t, layOut } = await findReader(ctx, { email: to });
  const body = layOut({
    heading: t(`account-mail.${news}.heading`),
    paragraphs: [t(`account-mail.${news}.body`), t('account-mail.not-you')],
    action: { label: t('account-mail.changed.action'), url: `${ctx.publicUrl}/forgot-password` },
    footer: t('account-mail.footer'),
  });
  const mail = { id: uuid(), to, subject: t(`account-mail.${news}.subject`), ...body };
  await ctx.tasks.add(ctx.db, 'mail.send', { mail });
}

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

function hashesOf(userId: string, codes: readonly string[]): string[] {
  return codes.flatMap((code) => hashRecoveryCode(userId, code) ?? []);
}

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

/** Replaces the recovery codes and returns them. They are shown only once. */
export async function createCodes(ctx: Ctx): Promise<{ codes: string[] }> {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const facts = await findFactorFacts(ctx, userId);
  if (!facts?.hasTwoFactor) throw new AppError('NOT_FOUND');
  const codes = createRecoveryCodes();
  await inTransaction(ctx, async (tx) => {
    await insertRecoveryCodes(tx, userId, hashesOf(userId, codes));
    await mailSecurity(tx, facts.email, 'codes-new');
  });
  return { codes };
}

/**
 * Turns off the actor's second factor and deletes its recovery codes, unless the account requires
 * it.
 */
export async function removeTwoFactor(ctx: Ctx): Promise<Renewed> {
  const { userId, sessionId } = await requireConfirmed(ctx, confirmationMinutes);
  const facts = orNotFound(await findFactorFacts(ctx, userId));
  const { requiresTwoFactor } = await loadSettings(ctx);
  if (mustUseTwoFactor(facts, requiresTwoFactor)) throw new AppError('TWO_FACTOR_REQUIRED');
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteTwoFactor(tx, userId))) throw new AppError('NOT_FOUND');
    await mailSecurity(tx, facts.email, 'two-factor-off');
    return createSessionToken(tx, sessionId);
  });
}

export async function loadSecurity(ctx: Ctx) {
  const { userId } = requireUser(ctx);
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

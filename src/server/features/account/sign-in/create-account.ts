import { v7 as uuid } from 'uuid';
import { email as emailField } from '#contract/fields.ts';
import { findSignUpProblems } from '#domain/account/find-sign-up-problems.ts';
import { splitName } from '#domain/account/split-name.ts';
import { AppError, refuseProblems } from '#server/app-error.ts';
import { createToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { insertUser } from '#server/features/account/account.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { saveLanguage } from '#server/features/setting/own-settings.ts';
import { createLink } from './account-links.ts';
import { mailKnown, mailSignUp } from './account-mails.ts';
import { createDevice, createSession, type SignInResult, type Visit } from './create-session.ts';

const isAddress = (typed: string) => emailField.safeParse(typed).success;

const checkMail = '/login?notice=check-email';

/**
 * Creates a student account and mails its confirmation link. A setting decides whether unconfirmed
 * accounts can sign in. If account enumeration is prevented, a registered address receives a mail
 * about it and the response is the same.
 */
export async function createAccount(
  ctx: Ctx,
  form: { fullName: string; email: string; password: string },
  visit: Visit,
): Promise<SignInResult> {
  const settings = await loadSettings(ctx);
  if (!settings.isRegistrationOpen) throw new AppError('REGISTRATION_CLOSED');
  if (!settings.allowsPassword) throw new AppError('PASSWORD_SIGN_IN_OFF');
  const { isCommonPassword } = ctx.accounts;
  refuseProblems(findSignUpProblems(form, isCommonPassword, settings.minPasswordLength, isAddress));
  const email = emailField.parse(form.email.trim());
  // A name is a single line; line breaks could alter the mails that contain it.
  const name = form.fullName.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const password = await ctx.accounts.hashPassword(form.password);
  const userId = uuid();
  const deviceToken = await inTransaction(ctx, async (tx) => {
    const person = { id: userId, name, email, ...splitName(name) };
    const user = { ...person, emailVerified: false, userType: 'student' as const, password };
    if (!(await insertUser(tx, user))) {
      if (settings.namesAccounts) throw new AppError('EMAIL_TAKEN');
      await mailKnown(tx, email);
      return visit.deviceToken ?? createToken();
    }
    await saveLanguage(tx, userId, visit.language);
    await createLink(tx, userId, 'confirm-email');
    await mailSignUp(tx, person);
    return createDevice(tx, userId, visit);
  });
  if (settings.requiresConfirmation || !settings.namesAccounts) {
    return { kind: 'redirect', redirectTo: checkMail, deviceToken };
  }
  return createSession(ctx, userId, { ...visit, deviceToken });
}

import { v7 as uuid } from 'uuid';
import { email as emailField } from '#contract/fields.ts';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { splitName } from '#domain/account/split-name.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findPassword, findUser, insertUser } from '#server/features/account/account.store.ts';
import {
  createSessionToken,
  type Renewed,
  requireConfirmed,
} from '#server/features/account/sessions/sessions.ts';
import {
  findFactorFacts,
  findTwoFactor,
} from '#server/features/account/two-factor/two-factor.store.ts';
import { mailSecurity } from '#server/features/account/two-factor/two-factor.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { saveLanguage } from '#server/features/setting/own-settings.ts';
import type { Identity, IdentityPort } from '#server/ports/identity/identity.ts';
import { requireUser } from '#server/scopes.ts';
import { mailSignUp } from './account-mails.ts';
import { createSession, type SignInResult, type Visit } from './create-session.ts';
import {
  deleteIdentities,
  findIdentity,
  findOwner,
  insertIdentity,
  lockIdentity,
  type Provided,
} from './sign-in.store.ts';

/** The provider, if its keys are set and the site allows it. */
export async function requireProvider(ctx: Ctx): Promise<IdentityPort> {
  const { allowsGoogle } = await loadSettings(ctx);
  if (!allowsGoogle) throw new AppError('GOOGLE_OFF');
  if (ctx.identity === null) throw new AppError('GOOGLE_MISSING');
  return ctx.identity;
}

/**
 * The identity under which a provider's subject is stored. It includes the provider, so that
 * another provider's equal subject is a different identity.
 */
async function requireIdentity(ctx: Ctx, { subject }: Identity): Promise<Provided> {
  const { issuer } = await requireProvider(ctx);
  return { providerId: `oidc:${issuer}`, accountId: subject };
}

export async function createIdentity(ctx: Ctx, identity: Identity): Promise<void> {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const provided = await requireIdentity(ctx, identity);
  await inTransaction(ctx, async (tx) => {
    await lockIdentity(tx, provided);
    const owner = await findOwner(tx, provided);
    if (owner?.userId === userId) return;
    if (owner !== undefined) throw new AppError('GOOGLE_TAKEN');
    if ((await findIdentity(tx, userId)) !== undefined) throw new AppError('GOOGLE_TAKEN');
    await insertIdentity(tx, userId, provided);
    const facts = await findFactorFacts(tx, userId);
    if (facts) await mailSecurity(tx, facts.email, 'google-on');
  });
}

/**
 * Reauthenticates the actor through the provider, only with the connected identity. Replaces the
 * password, but never a second factor.
 */
export async function confirmIdentity(ctx: Ctx, identity: Identity): Promise<Renewed> {
  const user = requireUser(ctx);
  const owner = await findOwner(ctx, await requireIdentity(ctx, identity));
  if (owner?.userId !== user.userId) throw new AppError('GOOGLE_OTHER');
  if ((await findTwoFactor(ctx, user.userId)) !== undefined) throw new AppError('CODE_REQUIRED');
  return createSessionToken(ctx, user.sessionId);
}

/**
 * Disconnects the provider from the actor's account. Requires a password, so that the owner can
 * still sign in.
 */
export async function removeIdentity(ctx: Ctx): Promise<void> {
  const { userId } = await requireConfirmed(ctx, confirmationMinutes);
  const stored = await findPassword(ctx, userId);
  if (typeof stored?.password !== 'string') throw new AppError('LAST_WAY_IN');
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteIdentities(tx, userId))) throw new AppError('NOT_FOUND');
    const facts = await findFactorFacts(tx, userId);
    if (facts) await mailSecurity(tx, facts.email, 'google-off');
  });
}

/**
 * Signs in with a provider's identity; a new one creates a student. If the address already has an
 * account, the owner signs in as before and then connects the identity.
 */
export async function signInWithIdentity(
  ctx: Ctx,
  identity: Identity,
  visit: Visit,
): Promise<SignInResult> {
  const provided = await requireIdentity(ctx, identity);
  if (!identity.isEmailVerified) throw new AppError('GOOGLE_UNVERIFIED');
  const userId = await inTransaction(ctx, async (tx) => {
    await lockIdentity(tx, provided);
    const owner = await findOwner(tx, provided);
    return owner?.userId ?? createStudent(tx, identity, provided, visit);
  });
  return createSession(ctx, userId, visit);
}

async function createStudent(
  tx: Ctx,
  identity: Identity,
  provided: Provided,
  { language }: Visit,
): Promise<string> {
  const address = emailField.safeParse(identity.email ?? '');
  if (!address.success) throw new AppError('GOOGLE_UNVERIFIED');
  const email = address.data;
  if ((await findUser(tx, email)) !== undefined) throw new AppError('GOOGLE_KNOWN');
  const { isRegistrationOpen } = await loadSettings(tx);
  if (!isRegistrationOpen) throw new AppError('REGISTRATION_CLOSED');
  const providerName = (identity.name ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const name = Array.from(providerName).slice(0, 200).join('') || (email.split('@')[0] ?? email);
  const userId = uuid();
  const isNew = await insertUser(tx, {
    id: userId,
    name,
    ...splitName(name),
    email,
    emailVerified: true,
    userType: 'student',
    password: null,
  });
  if (!isNew) throw new AppError('GOOGLE_KNOWN');
  await insertIdentity(tx, userId, provided);
  await saveLanguage(tx, userId, language);
  await mailSignUp(tx, { id: userId, name, email });
  return userId;
}

import { v7 as uuid } from 'uuid';
import { email as emailField } from '#contract/fields.ts';
import { splitName } from '#domain/account/split-name.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findUser } from '#server/features/account/account-row.store.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { saveLanguage } from '#server/features/setting/save-language.ts';
import type { Identity } from '#server/ports/identity/identity.ts';
import { createSession, type SignInResult, type Visit } from './create-session.ts';
import {
  findOwner,
  insertIdentity,
  insertProvidedStudent,
  lockIdentity,
  type Provided,
} from './identity.store.ts';
import { mailSignUp } from './mail-sign-up.ts';
import { requireIdentity } from './require-provider.ts';

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
  const given = (identity.name ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const name = Array.from(given).slice(0, 200).join('') || (email.split('@')[0] ?? email);
  const userId = uuid();
  const isNew = await insertProvidedStudent(tx, { id: userId, name, email, ...splitName(name) });
  if (!isNew) throw new AppError('GOOGLE_KNOWN');
  await insertIdentity(tx, userId, provided);
  await saveLanguage(tx, userId, language);
  await mailSignUp(tx, { id: userId, name, email });
  return userId;
}

import { v7 as uuid } from 'uuid';
import {
  linkLifetimeMs,
  type LinkPurpose,
  type LinkState,
  linkState,
} from '#domain/account/link-state.ts';
import type { Refusal } from '#domain/refusals.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { hashToken } from '#server/auth/secret.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  deletePassword,
  findPassword,
  findUser,
  updateToConfirmed,
} from '#server/features/account/account.store.ts';
import { revokeAllAccess } from '#server/features/account/sessions/sessions.ts';
import { createSession, deviceHash, type SignInResult, type Visit } from './create-session.ts';
import { requireEmail, saveEmail } from './own-email.ts';
import {
  findDevice,
  findTokenByHash,
  insertToken,
  lockUser,
  updateToOver,
  updateToUsed,
} from './sign-in.store.ts';

const ofPasswords: readonly LinkPurpose[] = ['reset-password', 'set-password'];

type Options = {
  /**
   * Set for a link that is handed over instead of mailed. It confirms no address and expires
   * sooner.
   */
  unmailedMs?: number;
  /** The address to confirm, if it is not yet the account's. */
  email?: string;
};

/** Creates a link, which a task mails, and expires earlier links of its kind. Returns its token. */
export async function createLink(
  tx: Ctx,
  userId: string,
  purpose: LinkPurpose,
  { unmailedMs, email }: Options = {},
): Promise<string> {
  const user = orNotFound(await lockUser(tx, userId));
  await updateToOver(tx, userId, ofPasswords.includes(purpose) ? ofPasswords : [purpose]);
  const id = uuid();
  const token = tx.accounts.linkToken(id);
  const isMailed = unmailedMs === undefined;
  await insertToken(tx, {
    id,
    userId,
    purpose,
    tokenHash: hashToken(token),
    email: isMailed ? (email ?? user.email) : '',
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + (unmailedMs ?? linkLifetimeMs[purpose])),
  });
  if (isMailed) await tx.tasks.add(tx.db, 'account.mail-link', { id }, { key: id });
  return token;
}

/**
 * An administrator mails a password link. The present password stays valid until the link is used.
 */
export async function createPasswordLink(tx: Ctx, userId: string): Promise<void> {
  if (tx.actor.kind !== 'admin') throw new AppError('FORBIDDEN');
  await createLink(tx, userId, 'set-password');
}

const refusals: Record<Exclude<LinkState, 'good'>, Refusal> = {
  used: 'LINK_USED',
  expired: 'LINK_EXPIRED',
  unknown: 'LINK_UNKNOWN',
};

/** The link for this token. Refuses unless it is valid for one of these purposes. */
export async function requireLink(ctx: Ctx, token: string, purposes: readonly LinkPurpose[]) {
  const found = await findTokenByHash(ctx, hashToken(token));
  const link = found && purposes.includes(found.purpose) ? found : undefined;
  const state = linkState(link, ctx.now);
  if (link === undefined || state !== 'good') {
    throw new AppError(state === 'good' ? 'LINK_UNKNOWN' : refusals[state]);
  }
  return link;
}

/** Whether a password link is still valid, and sets a first password. Does not use it up. */
export async function findLink(ctx: Ctx, token: string) {
  const link = await findTokenByHash(ctx, hashToken(token));
  const isOfPassword = link?.purpose === 'reset-password' || link?.purpose === 'set-password';
  const state = linkState(isOfPassword ? link : undefined, ctx.now);
  const isFirst =
    state === 'good' &&
    link?.purpose === 'set-password' &&
    typeof (await findPassword(ctx, link.userId))?.password !== 'string';
  return { state, isFirst };
}

/**
 * The state of the address that this link confirms, and where a new link would be sent. The token
 * proves that the caller received the link. Undefined for an unknown token.
 */
export async function findConfirmation(ctx: Ctx, token: string) {
  const link = await findTokenByHash(ctx, hashToken(token));
  if (link?.purpose !== 'confirm-email') return undefined;
  const user = await findUser(ctx, link.accountEmail);
  return { email: link.accountEmail, isConfirmed: user?.emailVerified === true };
}

/** Resends the confirmation link. The response is the same for every address. */
export async function requestConfirmation(ctx: Ctx, email: string): Promise<void> {
  const user = await findUser(ctx, requireEmail(email));
  if (user === undefined || user.emailVerified) return;
  await inTransaction(ctx, (tx) => createLink(tx, user.id, 'confirm-email'));
}

/** Requests a password reset link. The response is the same for every address. */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  const user = await findUser(ctx, requireEmail(email));
  if (user === undefined) return;
  await inTransaction(ctx, (tx) => createLink(tx, user.id, 'reset-password'));
}

/**
 * Confirms the current or new address that a link was mailed to. Only the browser that created the
 * account is signed in, so that nobody can be signed in to an account by receiving its link.
 */
export async function confirmEmail(ctx: Ctx, token: string, visit: Visit): Promise<SignInResult> {
  const link = await requireLink(ctx, token, ['confirm-email', 'change-email']);
  const { id, userId } = link;
  if (link.purpose === 'change-email') {
    await saveEmail(ctx, link, visit.sessionToken);
    return { kind: 'redirect', redirectTo: '/login?notice=email-changed', deviceToken: null };
  }
  await inTransaction(ctx, async (tx) => {
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    await updateToOver(tx, userId, ['confirm-email']);
    await updateToConfirmed(tx, userId);
  });
  const device = await findDevice(ctx, userId, deviceHash(userId, visit.deviceToken ?? ''));
  if (device !== undefined) return createSession(ctx, userId, visit);
  return { kind: 'redirect', redirectTo: '/login?notice=confirmed', deviceToken: null };
}

const choosingMs = 60 * 60_000;

/**
 * Cancels a change of address that the owner did not request. Whoever requested it knows the
 * password, so the password is deleted, all sessions end and the owner chooses a new one.
 */
export async function cancelEmailChange(ctx: Ctx, token: string): Promise<{ redirectTo: string }> {
  const { id, userId } = await requireLink(ctx, token, ['cancel-email']);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    await deletePassword(tx, userId);
    await revokeAllAccess(tx, userId);
    const choosing = await createLink(tx, userId, 'reset-password', { unmailedMs: choosingMs });
    return { redirectTo: `/reset-password?token=${choosing}` };
  });
}

import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayReset } from '#domain/account/may-reset.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  findPassword,
  updatePassword,
  updateToConfirmed,
} from '#server/features/account/account.store.ts';
import {
  createSessionToken,
  type Renewed,
  requireConfirmed,
  revokeAllAccess,
} from '#server/features/account/sessions/sessions.ts';
import { mailSecurity } from '#server/features/account/two-factor/two-factor.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { accountAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { requireUser } from '#server/scopes.ts';
import { requireLink } from './account-links.ts';
import { mailPassword } from './account-mails.ts';
import { requireOwnPassword } from './own-email.ts';
import { deleteIdentities, lockUser, updateToUsed } from './sign-in.store.ts';

const purposes = ['reset-password', 'set-password'] as const;

/**
 * Sets the password chosen through a link. Revokes all other access, including a connected Google
 * account. A mailed link also confirms its address. Nobody is signed in: a link that was passed on
 * would sign its reader in to somebody else's account.
 */
export async function savePassword(
  ctx: Ctx,
  { token, ...form }: { token: string; password: string; confirmation: string },
): Promise<{ isFirst: boolean }> {
  const { allowsPassword, minPasswordLength } = await loadSettings(ctx);
  const { id, userId, email, accountEmail, purpose } = await requireLink(ctx, token, purposes);
  allow(mayReset(form, ctx.accounts.isCommonPassword, minPasswordLength));
  const { password } = form;
  const before = await findPassword(ctx, userId);
  if (before && before.temporaryUntil !== null) {
    const isSame = await ctx.accounts.isPassword({ hash: before.password, password });
    if (isSame) throw new AppError('PASSWORD_SAME');
  }
  const hadPassword = typeof before?.password === 'string';
  const hashed = await ctx.accounts.hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    await updatePassword(tx, userId, hashed);
    if (email !== '') await updateToConfirmed(tx, userId);
    await resetAttempts(tx, accountAttempts(accountEmail));
    await revokeAllAccess(tx, userId);
    await mailPassword(tx, accountEmail, hadPassword ? 'changed' : 'set');
    // Without password sign-in the account would have no other way in.
    if (allowsPassword && (await deleteIdentities(tx, userId)))
      await mailSecurity(tx, accountEmail, 'google-off');
  });
  return { isFirst: purpose === 'set-password' && !hadPassword };
}

type Form = { current: string; password: string; confirmation: string };

/**
 * Changes the actor's password, or sets the first one. Ends other sessions, rotates this session's
 * token and expires mailed links.
 */
export async function setPassword(ctx: Ctx, form: Form): Promise<Renewed> {
  const { userId, sessionId } = requireUser(ctx);
  const { minPasswordLength } = await loadSettings(ctx);
  const stored = await findPassword(ctx, userId);
  const hasPassword = typeof stored?.password === 'string';
  if (!hasPassword) await requireConfirmed(ctx, confirmationMinutes);
  else if (!form.current) throw new AppError('CURRENT_PASSWORD_REQUIRED');
  allow(mayReset(form, ctx.accounts.isCommonPassword, minPasswordLength));
  if (hasPassword) {
    await requireOwnPassword(ctx, userId, form.current);
    if (form.password === form.current) throw new AppError('PASSWORD_SAME');
  }
  const hashed = await ctx.accounts.hashPassword(form.password);
  return inTransaction(ctx, async (tx) => {
    const user = orNotFound(await lockUser(tx, userId));
    const current = await findPassword(tx, userId);
    // Of two simultaneous changes, the second has an outdated current password.
    if (current?.password !== stored?.password) throw new AppError('PASSWORD_WRONG');
    await updatePassword(tx, userId, hashed);
    await resetAttempts(tx, accountAttempts(user.email));
    await revokeAllAccess(tx, userId, { ownSessionId: sessionId });
    await mailPassword(tx, user.email, hasPassword ? 'changed' : 'set');
    return createSessionToken(tx, sessionId);
  });
}

import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayReset } from '#domain/account/may-reset.ts';
import { isSignedIn } from '#domain/actor.ts';
import { allow, AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findPassword, updatePassword } from '#server/features/account/account-row.store.ts';
import {
  createSessionToken,
  type Renewed,
  requireConfirmed,
  revokeAllAccess,
} from '#server/features/account/sessions/sessions.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { accountAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { mailPassword } from './account-mails.ts';
import { lockUser } from './account-token.store.ts';
import { requireOwnPassword } from './own-email.ts';

type Form = { current: string; password: string; confirmation: string };

/**
 * Changes the actor's password, or sets the first one. Ends other sessions, rotates this session's
 * token and expires mailed links.
 */
export async function setPassword(ctx: Ctx, form: Form): Promise<Renewed> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId, sessionId } = actor;
  const { minPasswordLength } = await loadSettings(ctx);
  const stored = await findPassword(ctx, userId);
  const hasPassword = typeof stored?.password === 'string';
  if (!hasPassword) await requireConfirmed(ctx, confirmationMinutes);
  else if (!form.current) throw new AppError('CURRENT_PASSWORD_REQUIRED');
  allow(mayReset(form, ctx.passwords.isCommonPassword, minPasswordLength));
  if (hasPassword) {
    await requireOwnPassword(ctx, userId, form.current);
    if (form.password === form.current) throw new AppError('PASSWORD_SAME');
  }
  const hashed = await ctx.passwords.hashPassword(form.password);
  return inTransaction(ctx, async (tx) => {
    const user = orNotFound(await lockUser(tx, userId));
    const now = await findPassword(tx, userId);
    // Of two simultaneous changes, the second has an outdated current password.
    if (now?.password !== stored?.password) throw new AppError('PASSWORD_WRONG');
    await updatePassword(tx, userId, hashed);
    await resetAttempts(tx, accountAttempts(user.email));
    await revokeAllAccess(tx, userId, { ownSessionId: sessionId });
    await mailPassword(tx, user.email);
    return createSessionToken(tx, sessionId);
  });
}

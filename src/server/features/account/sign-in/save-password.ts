import { mayReset } from '#domain/account/may-reset.ts';
import { allow, AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  findPassword,
  updatePassword,
  updateToConfirmed,
} from '#server/features/account/account-row.store.ts';
import { revokeAllAccess } from '#server/features/account/sessions/sessions.ts';
import { mailSecurity } from '#server/features/account/two-factor/two-factor.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { accountAttempts, resetAttempts } from '#server/rate-limit/rate-limit.ts';
import { requireLink } from './account-links.ts';
import { mailPassword } from './account-mails.ts';
import { updateToUsed } from './account-token.store.ts';
import { deleteIdentities } from './identity.store.ts';

const purposes = ['reset-password', 'set-password'] as const;

/**
 * Sets the password chosen through a link. Revokes all other access, including a connected Google
 * account. A mailed link also confirms its address.
 */
export async function savePassword(
  ctx: Ctx,
  { token, ...form }: { token: string; password: string; confirmation: string },
): Promise<void> {
  const { allowsPassword, minPasswordLength } = await loadSettings(ctx);
  const { id, userId, email, accountEmail } = await requireLink(ctx, token, purposes);
  allow(mayReset(form, ctx.passwords.isCommonPassword, minPasswordLength));
  const { password } = form;
  const before = await findPassword(ctx, userId);
  if (before && before.temporaryUntil !== null) {
    const isSame = await ctx.accounts.isPassword({ hash: before.password, password });
    if (isSame) throw new AppError('PASSWORD_SAME');
  }
  const hashed = await ctx.passwords.hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    if (!(await updateToUsed(tx, id))) throw new AppError('LINK_USED');
    await updatePassword(tx, userId, hashed);
    if (email !== '') await updateToConfirmed(tx, userId);
    await resetAttempts(tx, accountAttempts(accountEmail));
    await revokeAllAccess(tx, userId);
    await mailPassword(tx, accountEmail);
    // Without password sign-in the account would have no other way in.
    if (allowsPassword && (await deleteIdentities(tx, userId)))
      await mailSecurity(tx, accountEmail, 'google-off');
  });
}

import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { mayUsePassword } from '#domain/account/may-use-password.ts';
import { allow } from '#server/app-error.ts';
import { generatePassword } from '#server/auth/generate-password.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { revokeAllAccess } from '#server/features/account/sessions/revoke-all-access.ts';
import { createPasswordLink } from '#server/features/account/sign-in/create-password-link.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { requireAdmin } from '#server/scopes.ts';
import { requireUser } from './require-user.ts';
import { updateToTemporaryPassword } from './user-change.store.ts';

const lifetimeMs = 24 * 60 * 60 * 1000;

type Input = {
  userId: string;
  way: 'link' | 'password';
  password?: string | undefined;
  version: number;
};

/**
 * Resets a password: by a mailed link, or with a temporary password that is shown once, is valid
 * for a day and only lets the owner choose another. A temporary password ends all sessions.
 */
export async function setUserPassword(ctx: Ctx, { way, password: typed, ...input }: Input) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  const isLink = way === 'link';
  const { minPasswordLength } = await loadSettings(ctx);
  const password = typed || generatePassword(minPasswordLength);
  if (!isLink) allow(mayUsePassword(password, ctx.passwords.isCommonPassword, minPasswordLength));
  const stored = isLink ? null : await ctx.passwords.hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const user = await requireUser(tx, scope, input);
    const until = new Date(tx.now.getTime() + lifetimeMs);
    if (stored === null) await createPasswordLink(tx, user.id);
    else {
      await updateToTemporaryPassword(tx, user.id, { password: stored, until });
      await revokeAllAccess(tx, user.id);
    }
    await noteAction(tx, {
      action: stored === null ? 'account.link-sent' : 'account.password-replaced',
      target: { kind: 'account', id: user.id },
      after: stored === null ? null : { until: until.toISOString(), isMade: !typed },
    });
    return { email: user.email, password: isLink ? null : password };
  });
}

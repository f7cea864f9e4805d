import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { mailSecurity } from '#server/features/account/two-factor/mail-security.ts';
import { deleteTwoFactor } from '#server/features/account/two-factor/two-factor.store.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { requireUser } from './require-user.ts';
import { updateLockedUser } from './user-change.store.ts';

type Input = { userId: string; version: number };

/**
 * A recently reauthenticated administrator removes the second factor of another user. All sessions
 * end and the owner is notified. If the account requires a second factor, the next sign-in sets one
 * up.
 */
export async function removeUserTwoFactor(ctx: Ctx, input: Input) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    const user = await requireUser(tx, scope, input);
    const { id, version, email } = user;
    // Administrators turn off their own second factor in their settings, if that is allowed.
    if (id === scope.adminId) throw new AppError('FORBIDDEN');
    if (!(await deleteTwoFactor(tx, id))) throw new AppError('NOT_FOUND');
    await updateLockedUser(tx, user, {});
    await endSessions(tx, [id]);
    await mailSecurity(tx, email, 'two-factor-reset');
    await noteAction(tx, {
      action: 'account.two-factor-removed',
      target: { kind: 'account', id },
      before: { version },
      after: { version: version + 1 },
    });
    return { id, version: version + 1 };
  });
}

import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { updateStudentSearch } from '#server/features/match/update-student-search.ts';
import { requireAdmin } from '#server/scopes.ts';
import { requireRemainingAdmin } from './require-remaining-admin.ts';
import { requireUser } from './require-user.ts';
import { updateLockedUser } from './user-change.store.ts';

type Input = { userId: string; isActive: boolean; version: number };

/**
 * Deactivates or reactivates an account. Deactivation ends its sessions and streams in the same
 * transaction.
 */
export async function setUserActive(ctx: Ctx, { isActive, ...input }: Input) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const user = await requireUser(tx, scope, input);
      const { id, version } = user;
      if (user.isActive === isActive) return { id, version };
      await updateLockedUser(tx, user, { isActive });
      if (!isActive) await endSessions(tx, [id], 'ACCOUNT_DEACTIVATED');
      await updateStudentSearch(tx, id);
      await noteAction(tx, {
        action: isActive ? 'account.activated' : 'account.deactivated',
        target: { kind: 'account', id },
        before: { isActive: user.isActive, version },
        after: { isActive, version: version + 1 },
      });
      return { id, version: version + 1 };
    }),
  );
}

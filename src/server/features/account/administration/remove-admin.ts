import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { deleteAdminRow, findAdminRow } from './admin-list.store.ts';
import { requireRemainingAdmin } from './require-remaining-admin.ts';

/**
 * An administrator removes an entry from the list, but never the last administrator. The account
 * remains.
 */
export async function removeAdmin(ctx: Ctx, { adminId }: { adminId: string }) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const row = orNotFound(await findAdminRow(tx, adminId));
      await deleteAdminRow(tx, adminId);
      if (row.userId !== null) await endSessions(tx, [row.userId]);
      await noteAction(tx, {
        action: 'admin.removed',
        target: { kind: 'admin', id: adminId },
        before: { email: row.email, isActive: row.isActive, accountId: row.userId },
      });
      return { id: adminId };
    }),
  );
}

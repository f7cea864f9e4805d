import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAdminRow, updateAdminActive } from './admin-list.store.ts';
import { requireRemainingAdmin } from './require-remaining-admin.ts';

/** Deactivates or reactivates an administrator entry, but never the last active administrator. */
export async function setAdminActive(
  ctx: Ctx,
  { adminId, isActive }: { adminId: string; isActive: boolean },
) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, (tx) =>
    requireRemainingAdmin(tx, async () => {
      const row = orNotFound(await findAdminRow(tx, adminId));
      if (row.isActive === isActive) return { id: adminId, isActive };
      await updateAdminActive(tx, adminId, isActive);
      if (row.userId !== null) await endSessions(tx, [row.userId]);
      await noteAction(tx, {
        action: isActive ? 'admin.activated' : 'admin.deactivated',
        target: { kind: 'admin', id: adminId },
        before: { isActive: row.isActive, email: row.email },
        after: { isActive },
      });
      return { id: adminId, isActive };
    }),
  );
}

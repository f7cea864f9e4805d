import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { lockAdmins } from './admin-list.store.ts';
import { requireUser } from './require-user.ts';

export async function removeUser(ctx: Ctx, input: { userId: string; version: number }) {
  const scope = requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    // Locks administrators before the account; all changes to both use this order.
    await lockAdmins(tx);
    const { id, userType, isActive } = await requireUser(tx, scope, input);
    const { applicationsKept } = await deleteUser(tx, id);
    await noteAction(tx, {
      action: 'account.deleted',
      target: { kind: 'account', id },
      before: { userType, isActive },
      after: { applicationsKept },
    });
    return { id, applicationsKept };
  });
}

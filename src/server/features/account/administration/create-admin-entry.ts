import { v7 as uuid } from 'uuid';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAdminRow, insertAdminRow, lockAdmins } from './admin-list.store.ts';

/**
 * An administrator adds an address. Its account becomes an administrator once the address is
 * confirmed.
 */
export async function createAdminEntry(ctx: Ctx, { email }: { email: string }) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    await lockAdmins(tx);
    const id = uuid();
    if (!(await insertAdminRow(tx, { id, email }))) throw new AppError('ALREADY_ADMIN');
    const row = await findAdminRow(tx, id);
    // A change of privileges requires a new sign-in.
    if (row?.userId) await endSessions(tx, [row.userId]);
    await noteAction(tx, {
      action: 'admin.added',
      target: { kind: 'admin', id },
      after: { email, accountId: row?.userId ?? null },
    });
    return { id, email };
  });
}

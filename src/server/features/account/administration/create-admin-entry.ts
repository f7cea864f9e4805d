import { v7 as uuid } from 'uuid';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { endSessions } from '#server/features/account/sessions/end-sessions.ts';
import { requireConfirmed } from '#server/features/account/sessions/require-confirmed.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findAdminRow, insertAdminRow, lockAdmins } from './admin-list.store.ts';

/** An administrator puts an address on the list. Its account is an administrator's once it has confirmed the address. */
export async function createAdminEntry(ctx: Ctx, { email }: { email: string }) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    await lockAdmins(tx);
    const id = uuid();
    if (!(await insertAdminRow(tx, { id, email }))) throw new AppError('ALREADY_ADMIN');
    const row = await findAdminRow(tx, id);
    // Who becomes more than before signs in anew.
    if (row?.userId) await endSessions(tx, [row.userId]);
    await noteAction(tx, {
      action: 'admin.added',
      target: { kind: 'admin', id },
      after: { email, accountId: row?.userId ?? null },
    });
    return { id, email };
  });
}

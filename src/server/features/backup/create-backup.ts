import { v7 as uuid } from 'uuid';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findUnfinished, insertBackup } from './backup.store.ts';

/** Starts a backup in the background. A second request joins the one that runs. */
export async function createBackup(ctx: Ctx) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const id = uuid();
    if (!(await insertBackup(tx, scope, id)))
      return { id: (await findUnfinished(tx)) ?? id, isNew: false };
    await tx.tasks.add(tx.db, 'backup.create', { backupId: id }, { key: id });
    await noteAction(tx, { action: 'backup.created', target: { kind: 'backup', id } });
    return { id, isNew: true };
  });
}

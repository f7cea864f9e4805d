import { v7 as uuid } from 'uuid';
import { dayMs } from '#domain/time.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { findUnfinished, insertBackup, updateAbandoned } from './backup.store.ts';

const abandonedAfterMs = dayMs;

/** Queues a backup, or joins the one that runs. */
export async function startBackup(ctx: Ctx, isScheduled: boolean) {
  return inTransaction(ctx, async (tx) => {
    const id = uuid();
    await updateAbandoned(tx, new Date(tx.now.getTime() - abandonedAfterMs));
    if (!(await insertBackup(tx, id, isScheduled)))
      return { id: (await findUnfinished(tx)) ?? id, isNew: false };
    await tx.tasks.add(tx.db, 'backup.create', { backupId: id }, { key: id });
    await noteAction(tx, { action: 'backup.created', target: { kind: 'backup', id } });
    return { id, isNew: true };
  });
}

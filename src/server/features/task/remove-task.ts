import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin } from '#server/scopes.ts';

/** An administrator discards a failed task, which never runs again. */
export async function removeTask(ctx: Ctx, taskId: string) {
  requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const task = orNotFound(await tx.tasks.takeFailed(tx.db, taskId));
    const { name } = task;
    const target = { kind: 'task', id: taskId };
    await noteAction(tx, { action: 'task.removed', target, before: { name } });
    return { name };
  });
}

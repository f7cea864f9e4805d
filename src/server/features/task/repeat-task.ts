import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin } from '#server/scopes.ts';

/** An administrator retries a failed task. Concurrent requests retry it once. */
export async function repeatTask(ctx: Ctx, taskId: string) {
  requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const task = orNotFound(await tx.tasks.takeFailed(tx.db, taskId));
    const { name, payload } = task;
    await tx.tasks.add(tx.db, name, payload);
    const target = { kind: 'task', id: taskId };
    await noteAction(tx, { action: 'task.repeated', target, after: { name } });
    return { name };
  });
}

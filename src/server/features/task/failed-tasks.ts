import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin } from '#server/scopes.ts';

const maxTasks = 100;
const maxProblemLength = 300;

/** Lists the last hundred failed tasks for an administrator, with their total. */
export async function listFailed(ctx: Ctx) {
  requireAdmin(ctx);
  const { items, count } = await ctx.tasks.listFailed(ctx.db, maxTasks);
  return {
    items: items.map(({ payload, problem, ...task }) => ({
      ...task,
      about: subjectOf(payload),
      problem: problem.slice(0, maxProblemLength).toWellFormed(),
    })),
    count,
  };
}

function subjectOf(payload: unknown): string | null {
  const { mail } = (payload ?? {}) as { mail?: { subject?: string } };
  return mail?.subject ?? null;
}

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

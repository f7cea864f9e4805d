import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin } from '#server/scopes.ts';
import { findOptimization } from './optimization.store.ts';

/** Starts an optimization of the tables in the background, unless one is running. */
export async function requestOptimization(ctx: Ctx) {
  const scope = requireAdmin(ctx);
  const askedAt = ctx.now;
  if ((await findOptimization(ctx, scope)).progress !== null) return { isNew: false, askedAt };
  await inTransaction(ctx, async (tx) => {
    await tx.tasks.add(tx.db, 'backup.optimize', {});
    await noteAction(tx, { action: 'backup.optimized', target: { kind: 'database' } });
  });
  return { isNew: true, askedAt };
}

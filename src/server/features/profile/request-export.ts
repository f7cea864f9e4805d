import { v7 as uuid } from 'uuid';
import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { findLastExport, insertExport, lockExports } from './export.store.ts';
import { findExport } from './find-export.ts';

/** A job that takes longer is considered failed, and another archive can be requested. */
const exportTimeoutMs = 60 * 60 * 1000;
/** A ready archive younger than this is returned instead of a new one. */
const freshMs = 60 * 1000;

/**
 * Requests an archive of the actor's data, once they confirmed who they are. While one is pending,
 * returns that one.
 */
export async function requestExport(ctx: Ctx) {
  const actor = await requireConfirmed(ctx, confirmationMinutes);
  return inTransaction(ctx, async (tx) => {
    await lockExports(tx, actor.userId);
    const last = await findLastExport(tx, actor.userId);
    const age = last === undefined ? Infinity : tx.now.getTime() - last.createdAt.getTime();
    const isMade = last?.state === 'queued' || last?.state === 'running';
    if (last?.state === 'failed' || age > (isMade ? exportTimeoutMs : freshMs)) {
      const exportId = uuid();
      await insertExport(tx, { id: exportId, userId: actor.userId });
      await tx.tasks.add(tx.db, 'profile.export', { exportId }, { key: exportId });
    }
    return findExport(tx);
  });
}

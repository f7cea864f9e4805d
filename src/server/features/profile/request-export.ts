import { v7 as uuid } from 'uuid';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { findLastExport, insertExport, lockExports } from './export.store.ts';
import { findExport } from './find-export.ts';

/** What is not done by then will not be: another may be asked for. */
const patienceMs = 60 * 60 * 1000;
/** One that is younger than this is the answer too. */
const freshMs = 60 * 1000;

/** The actor asks for an archive of all that is kept of them. While one is being made it is the answer to every asking. */
export async function requestExport(ctx: Ctx) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  return inTransaction(ctx, async (tx) => {
    await lockExports(tx, actor.userId);
    const last = await findLastExport(tx, actor.userId);
    const age = last === undefined ? Infinity : tx.now.getTime() - last.createdAt.getTime();
    const isMade = last?.state === 'queued' || last?.state === 'running';
    if (last?.state === 'failed' || age > (isMade ? patienceMs : freshMs)) {
      const exportId = uuid();
      await insertExport(tx, { id: exportId, userId: actor.userId });
      await tx.tasks.add(tx.db, 'profile.export', { exportId }, { key: exportId });
    }
    return findExport(tx);
  });
}

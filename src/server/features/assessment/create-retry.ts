import { v7 as uuid } from 'uuid';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { stateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockOwnSitting } from './own-sitting.store.ts';
import { insertSittings } from './sitting.store.ts';

/** Prepares the next try of a submitted sitting: the same version and extra time. */
export async function createRetry(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found || stateOf(found.sitting, tx.now) !== 'submitted') throw new AppError('NOT_FOUND');
    const { sitting, content, status } = found;
    if (!isOpenStatus(status)) throw new AppError('APPLICATION_CLOSED');
    if (sitting.tryNumber >= content.tries) throw new AppError('TRIES_USED');
    if (sitting.expiresAt <= tx.now) throw new AppError('INVITATION_OVER');
    const { companyId, assessmentId, version, applicationId, studentId, invitedBy } = sitting;
    const [id] = await insertSittings(tx, [
      {
        companyId,
        id: uuid(),
        assessmentId,
        version,
        applicationId,
        studentId,
        invitedBy,
        batchId: uuid(),
        tryNumber: sitting.tryNumber + 1,
        timeFactor: sitting.timeFactor,
        createdAt: tx.now,
        notifiedAt: tx.now,
        expiresAt: sitting.expiresAt,
      },
    ]);
    if (id === undefined) throw new AppError('TRIES_USED');
    await notifyHome(tx, scope.studentId);
    return { id };
  });
}

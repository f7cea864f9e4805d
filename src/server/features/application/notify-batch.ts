import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { lockUntoldMoves } from './bulk-move.store.ts';
import { mailMove } from './mail-move.ts';

/**
 * Notifies the students of a bulk move after its undo period. Each is notified once, however often
 * this runs.
 */
export async function notifyBatch(
  ctx: Ctx,
  batch: { companyId: string; batchId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const moves = await lockUntoldMoves(tx, batch);
    const told = await notifyUsers(
      tx,
      moves.map(({ id, studentId, applicationId, postingId, postingTitle, companyName, to }) => ({
        id,
        userId: studentId,
        data: {
          kind: 'application.moved',
          applicationId,
          postingId,
          postingTitle,
          companyName,
          to,
        },
      })),
    );
    for (const move of moves.filter(({ id }) => told.has(id))) {
      const { applicationId, studentId, email, postingTitle, companyName } = move;
      const application = { id: applicationId, studentId, email, postingTitle, companyName };
      await mailMove(tx, { id: move.id, to: move.to, reason: move.reason, application });
    }
  });
}

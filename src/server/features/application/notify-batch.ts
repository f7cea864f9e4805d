import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { mailMove } from './application-mails.ts';
import { lockUnannouncedMoves, updateAnnounced } from './move.store.ts';

/**
 * Notifies the students of moves after their undo period, and shows them the new status. Each is
 * notified once, however often this runs.
 */
export async function notifyBatch(
  ctx: Ctx,
  batch: { companyId: string; batchId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const moves = await lockUnannouncedMoves(tx, batch);
    await updateAnnounced(tx, batch.companyId, moves);
    const news = moves.filter(({ isKnown, isArranged }) => !isKnown && !isArranged);
    // Those of interviews and offers are told by their own notifications, which may have come before.
    await publishLiveAll(
      tx.db,
      moves
        .filter((move) => !news.includes(move))
        .map(({ studentId: userId }) => ({
          userId,
          kind: 'application.changed',
          data: { by: '' },
        })),
    );
    const told = await notifyUsers(
      tx,
      news.map(({ id, studentId, applicationId, postingId, postingTitle, companyName, to }) => ({
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
    for (const move of news.filter(({ id }) => told.has(id))) {
      const { applicationId, studentId, email, postingTitle, companyName } = move;
      const application = { id: applicationId, studentId, email, postingTitle, companyName };
      await mailMove(tx, { id: move.id, to: move.to, reason: move.reason, application });
    }
  });
}

import { v7 as uuid } from 'uuid';
import { graceMs } from '#domain/undo.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { mailMove } from './application-mails.ts';
import { loadWatcherIds } from './hiring-team.store.ts';
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
    // Moves of interviews and offers have notifications of their own, which may have been sent
    // already.
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
    const notified = await notifyUsers(
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
    for (const move of news.filter(({ id }) => notified.has(id))) {
      const { applicationId, studentId, email, postingTitle, companyName } = move;
      const application = { id: applicationId, studentId, email, postingTitle, companyName };
      await mailMove(tx, { id: move.id, to: move.to, reason: move.reason, application });
    }
  });
}

/**
 * Tells the open browsers of all members who see these applications to refresh. Nothing is stored.
 */
export async function notifyColleagues(
  ctx: Ctx,
  scope: CompanyScope,
  applicationIds: string[],
  alsoTo: string[] = [],
): Promise<void> {
  const watchers = new Set([...(await loadWatcherIds(ctx, scope, applicationIds)), ...alsoTo]);
  const data = { by: scope.userId };
  await publishLiveAll(
    ctx.db,
    [...watchers].map((userId) => ({ userId, kind: 'application.changed', data })),
  );
}

/**
 * After a move was undone, plans the notification of the moves before it: their own task had left
 * the students to the later move.
 */
export async function notifyEarlier(
  tx: Ctx,
  { companyId }: CompanyScope,
  earlier: readonly { batchId: string; movedAt: Date }[],
): Promise<void> {
  for (const { batchId, movedAt } of earlier) {
    const soonest = Math.max(tx.now.getTime(), movedAt.getTime() + graceMs);
    await tx.tasks.add(
      tx.db,
      'application.notify-batch',
      { companyId, batchId },
      { key: uuid(), startAfter: new Date(soonest + 1_000) },
    );
  }
}

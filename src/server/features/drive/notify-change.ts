import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { loadFollowers, lockOpenChange, updateChange } from './drive-change.store.ts';

/**
 * Notifies the followers of a drive of a change, after its undo period. Each is notified once,
 * however often this runs.
 */
export async function notifyChange(ctx: Ctx, { changeId }: { changeId: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const change = await lockOpenChange(tx, changeId);
    if (change === undefined) return;
    const { driveId, what } = change;
    const followers = await loadFollowers(tx, driveId);
    await notifyUsers(
      tx,
      followers.map(({ userId, companyName, title }) => ({
        id: changeId,
        userId,
        data: { kind: 'drive.changed', driveId, companyName, title, what },
      })),
    );
    await updateChange(tx, changeId, { notifiedAt: tx.now });
  });
}

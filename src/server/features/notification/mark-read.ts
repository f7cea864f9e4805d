import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { countUnread, updateRead } from './notification.store.ts';

type Which = { ids?: string[] | undefined; messagesOf?: string | undefined };

/**
 * Marks the given notifications as read, or those of an application's messages, or all. The actor's
 * other tabs are updated.
 */
export async function markRead(ctx: Ctx, which: Which) {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    const changed = await updateRead(tx, userId, which);
    const unread = await countUnread(tx, userId);
    if (changed > 0) {
      await publishLive(tx.db, { userId, kind: 'notification.read', data: { unread } });
    }
    return { unread };
  });
}

import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { countUnread, updateReadState } from './notification.store.ts';

/** Marks some of the actor's notifications as read or unread, all or none. */
export async function setRead(ctx: Ctx, input: { ids: string[]; isRead: boolean }) {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId } = ctx.actor;
  const ids = [...new Set(input.ids)];
  return inTransaction(ctx, async (tx) => {
    const found = await updateReadState(tx, userId, { ...input, ids });
    if (found < ids.length) throw new AppError('NOT_FOUND');
    const unread = await countUnread(tx, userId);
    await publishLive(tx.db, { userId, kind: 'notification.read', data: { unread } });
    return { unread };
  });
}

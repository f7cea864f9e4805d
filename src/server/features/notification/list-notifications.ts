import { isSignedIn } from '#domain/actor.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { countNotifications, countUnread, pageNotifications } from './notification.store.ts';

export async function listNotifications(ctx: Ctx, paging: Paging) {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId } = ctx.actor;
  const [page, count, unread] = await Promise.all([
    pageNotifications(ctx, userId, paging),
    countNotifications(ctx, userId),
    countUnread(ctx, userId),
  ]);
  const items = page.items.map(({ id, data, createdAt, readAt }) => ({
    id,
    data,
    createdAt,
    isRead: readAt !== null,
  }));
  return { ...page, items, total: cappedTotal(count), unread };
}

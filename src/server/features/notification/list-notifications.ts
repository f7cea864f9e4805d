import { isSignedIn } from '#domain/actor.ts';
import { priorityOf } from '#domain/notification/notification-priority.ts';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { NotificationFilter } from '#domain/notification/read-state.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listBlind } from '#server/features/scorecard/list-blind.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { countNotifications, countUnread, pageNotifications } from './notification.store.ts';

async function blindAmong(ctx: Ctx, items: readonly { data: NotificationData }[]) {
  if (ctx.actor.kind !== 'member') return new Set<string>();
  const ids = items.flatMap(({ data }) => ('applicationId' in data ? data.applicationId : []));
  return listBlind(ctx, ctx.actor.userId, ids);
}

export async function listNotifications(ctx: Ctx, input: Paging & NotificationFilter) {
  if (!isSignedIn(ctx.actor)) throw new AppError('NOT_SIGNED_IN');
  const { userId } = ctx.actor;
  const [page, count, unread] = await Promise.all([
    pageNotifications(ctx, userId, input),
    countNotifications(ctx, userId, input),
    countUnread(ctx, userId),
  ]);
  const blind = await blindAmong(ctx, page.items);
  const items = page.items.map(({ id, data, createdAt, readAt }) => ({
    id,
    data: 'applicationId' in data && blind.has(data.applicationId) ? blindDataOf(data) : data,
    priority: priorityOf(data.kind),
    createdAt,
    isRead: readAt !== null,
  }));
  return { ...page, items, total: cappedTotal(count), unread };
}

/** A notification for a member who must not know the applicant yet. */
export function blindDataOf(data: NotificationData): NotificationData {
  if (!('applicationId' in data)) return data;
  const name = blindName(data.applicationId);
  return {
    ...data,
    ...('studentName' in data && { studentName: name }),
    ...('from' in data && { from: name }),
  } as NotificationData;
}

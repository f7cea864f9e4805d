import { isSignedIn } from '#domain/actor.ts';
import { priorityOf } from '#domain/notification/notification-priority.ts';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { NotificationFilter } from '#domain/notification/read-state.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { blindName } from '#domain/scorecard/blind.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { listBlind } from '#server/features/scorecard/list-blind.ts';
import { publishLive } from '#server/live/publish-live.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireUser } from '#server/scopes.ts';
import {
  countNotifications,
  countUnread as countUnreadRows,
  pageNotifications,
  updateRead,
  updateReadState,
} from './notification.store.ts';

async function blindAmong(ctx: Ctx, items: readonly { data: NotificationData }[]) {
  if (ctx.actor.kind !== 'member') return new Set<string>();
  const ids = items.flatMap(({ data }) => ('applicationId' in data ? data.applicationId : []));
  return listBlind(ctx, ctx.actor.userId, ids);
}

export async function listNotifications(ctx: Ctx, input: Paging & NotificationFilter) {
  const { userId } = requireUser(ctx);
  const [page, count, unread] = await Promise.all([
    pageNotifications(ctx, userId, input),
    countNotifications(ctx, userId, input),
    countUnreadRows(ctx, userId),
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

export async function countUnread(ctx: Ctx): Promise<number> {
  return isSignedIn(ctx.actor) ? countUnreadRows(ctx, ctx.actor.userId) : 0;
}

type Which = { ids?: string[] | undefined; messagesOf?: string | undefined };

/**
 * Marks the given notifications as read, or those of an application's messages, or all. The actor's
 * other tabs are updated.
 */
export async function markRead(ctx: Ctx, which: Which) {
  const { userId } = requireUser(ctx);
  return inTransaction(ctx, async (tx) => {
    const changed = await updateRead(tx, userId, which);
    const unread = await countUnreadRows(tx, userId);
    if (changed > 0) {
      await publishLive(tx.db, { userId, kind: 'notification.read', data: { unread } });
    }
    return { unread };
  });
}

/** Marks some of the actor's notifications as read or unread, all or none. */
export async function setRead(ctx: Ctx, input: { ids: string[]; isRead: boolean }) {
  const { userId } = requireUser(ctx);
  const ids = [...new Set(input.ids)];
  return inTransaction(ctx, async (tx) => {
    const found = await updateReadState(tx, userId, { ...input, ids });
    if (found < ids.length) throw new AppError('NOT_FOUND');
    const unread = await countUnreadRows(tx, userId);
    await publishLive(tx.db, { userId, kind: 'notification.read', data: { unread } });
    return { unread };
  });
}

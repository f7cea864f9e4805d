import { v7 as uuid } from 'uuid';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { insertNotifications } from './notification.store.ts';

/** Stores a notification for each of several users and tells their open browsers, in the caller's transaction. */
export async function notifyUsers(
  ctx: Ctx,
  userIds: string[],
  data: NotificationData,
): Promise<void> {
  const rows = userIds.map((userId) => ({ id: uuid(), userId, data }));
  await insertNotifications(ctx, rows);
  await publishLiveAll(
    ctx.db,
    rows.map(({ id, userId }) => ({ userId, kind: 'notification', data: { id, ...data } })),
  );
}

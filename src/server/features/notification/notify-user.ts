import { v7 as uuid } from 'uuid';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { insertNotifications } from './notification.store.ts';

/** Stores a notification and tells the user's open browsers, in the caller's transaction. */
export async function notifyUser(ctx: Ctx, userId: string, data: NotificationData): Promise<void> {
  const id = uuid();
  await insertNotifications(ctx, [{ id, userId, data }]);
  await publishLive(ctx.db, { userId, kind: 'notification', data: { id, ...data } });
}

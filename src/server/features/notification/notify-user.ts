import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { notifyUsers } from './notify-users.ts';

/** Stores a notification and tells the user's open browsers, in the caller's transaction. */
export function notifyUser(ctx: Ctx, userId: string, data: NotificationData): Promise<void> {
  return notifyUsers(ctx, [userId], data);
}

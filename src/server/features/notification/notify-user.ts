import { v7 as uuid } from 'uuid';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { notifyUsers } from './notify-users.ts';

/**
 * Stores a notification and sends it to the user's open browsers, in the caller's transaction.
 * Returns its id.
 */
export async function notifyUser(
  ctx: Ctx,
  userId: string,
  data: NotificationData,
): Promise<string> {
  const id = uuid();
  await notifyUsers(ctx, [{ id, userId, data }]);
  return id;
}

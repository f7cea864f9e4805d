import { v7 as uuid } from 'uuid';
import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { listAdminReaders } from '#server/features/account/administration/list-admin-readers.ts';
import { notifyUsers } from './notify-users.ts';

/** Notifies every acting administrator, in the caller's transaction. */
export async function notifyAdmins(ctx: Ctx, data: NotificationData): Promise<void> {
  const admins = await listAdminReaders(ctx);
  await notifyUsers(
    ctx,
    admins.map(({ userId }) => ({ id: uuid(), userId, data })),
  );
}

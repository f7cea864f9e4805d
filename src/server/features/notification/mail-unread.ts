import { mailWaitMs } from '#domain/notification/notification-priority.ts';
import type { Ctx } from '#server/context.ts';
import type { Mail } from '#server/ports/mail/mail.ts';

/** Queues the mail of a notification; reading the notification in the app cancels it. */
export async function mailUnread(
  ctx: Ctx,
  mail: Mail,
  notification: { userId: string; notificationId: string },
): Promise<void> {
  await ctx.tasks.add(
    ctx.db,
    'mail.send',
    { mail, unlessRead: notification },
    { key: mail.id, startAfter: new Date(ctx.now.getTime() + mailWaitMs) },
  );
}

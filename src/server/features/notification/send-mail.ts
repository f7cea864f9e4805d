import type { Ctx } from '#server/context.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import type { TaskPayloads } from '#server/ports/tasks/task-names.ts';
import { isReadNotification } from './notification.store.ts';

/** Sends a queued mail, unless the notification that it repeats was read in the meantime. */
export async function sendMail(
  ctx: Ctx,
  port: MailPort,
  { mail, unlessRead }: TaskPayloads['mail.send'],
): Promise<void> {
  if (unlessRead && (await isReadNotification(ctx, unlessRead))) return;
  await port.send(mail);
}

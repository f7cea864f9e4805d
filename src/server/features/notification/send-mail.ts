import type { Ctx } from '#server/context.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import type { TaskPayloads } from '#server/ports/tasks/task-names.ts';
import { findReadAt } from './notification.store.ts';

/**
 * Sends a queued mail, unless the notification that it repeats was read in the meantime or it came
 * too late.
 */
export async function sendMail(
  ctx: Ctx,
  port: MailPort,
  { mail, unlessRead, notAfter }: TaskPayloads['mail.send'],
): Promise<void> {
  if (notAfter !== undefined && ctx.now >= new Date(notAfter)) return;
  // Without a notification the kind is off in the app, so the mail is all that the user gets.
  if (unlessRead && (await findReadAt(ctx, unlessRead))) return;
  await port.send(mail);
}

import type { MailPort } from './ports/mail/mail.ts';
import type { TaskHandlers } from './ports/tasks/tasks.ts';

/** Task name → what does it. Every handler may run more than once for one task. */
export function createTaskHandlers(mail: MailPort): TaskHandlers {
  return {
    'mail.send': (payload) => mail.send(payload.mail),
  };
}

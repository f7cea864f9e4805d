import { mailLink } from '#server/features/account/sign-in/account-mails.ts';
import type { Visit } from '#server/features/account/sign-in/create-session.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import type { World } from './world.ts';

/** A sign-in from a browser that nobody knows yet. */
export const visit: Visit = {
  address: '192.0.2.1',
  userAgent: 'test',
  sessionToken: null,
  deviceToken: null,
  language: 'en',
};

/** Sends the mails of queued tasks. Their link tokens exist nowhere before. */
export async function sendLinks(world: World): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mail = {
    kind: 'mailbox' as const,
    check: async () => undefined,
    send: async (each: Mail) => void sent.push(each),
  };
  for (const task of await world.tasks('account.mail-link'))
    await mailLink(world.ctx({ kind: 'system' }), mail, task);
  return sent;
}

export const tokenIn = (mail: Mail | undefined) =>
  /token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';

/** The queued mails, each as its address and subject. */
export const subjects = async (world: World) =>
  (await world.tasks('mail.send')).map(({ mail }) => `${mail.to}: ${mail.subject}`);

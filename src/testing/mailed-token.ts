import { setTimeout as wait } from 'node:timers/promises';

type Mails = { items: { to: string; text: string }[] };

const roundMs = 25;
const rounds = 600;

/**
 * The token in the newest mail to this address, from a local server's `/api/mailbox`; waits for the
 * mail.
 */
export async function mailedToken(load: () => Promise<Mails>, email: string): Promise<string> {
  const to = email.toLowerCase();
  for (let round = 0; round < rounds; round++) {
    const { items } = await load();
    const found = items.find((mail) => mail.to === to && mail.text.includes('token='));
    const token = /token=([\w-]+)/u.exec(found?.text ?? '')?.[1];
    if (token) return token;
    await wait(roundMs);
  }
  throw new Error(`No mail to ${email} has a link.`);
}

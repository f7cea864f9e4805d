import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { requireSendable, type Mail, type MailPort } from './mail.ts';

export type StoredMail = Mail & { keptAt: string };

export type Mailbox = MailPort & {
  kind: 'mailbox';
  /** Newest first; `before` is the id of the last mail already shown. */
  list(page: { before?: string; limit: number }): Promise<StoredMail[]>;
  load(id: string): Promise<StoredMail | null>;
  /** Removes the mails that contain any of these words. */
  forget(words: string[]): Promise<void>;
};

type Options = {
  folder: string;
  now: () => Date;
  /** Logs each mail where its reader waits for it. */
  log?: Logger;
};

/**
 * Stores mails as files instead of sending them, until a mail server is configured. Ids are uuid
 * v7, which gives the order. Only the server's user can read the folder, because links in mails
 * open accounts.
 */
export function createMailbox({ folder, now, log }: Options): Mailbox {
  const fileOf = (id: string) => join(folder, `${id}.json`);

  const load = async (id: string): Promise<StoredMail | null> => {
    if (!/^[a-z0-9][a-z0-9._-]*$/i.test(id)) return null;
    try {
      return JSON.parse(await readFile(fileOf(id), 'utf8')) as StoredMail;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };

  return {
    kind: 'mailbox',
    load,
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK);
    },
    async send(mail) {
      const stored: StoredMail = { ...requireSendable(mail), keptAt: now().toISOString() };
      if (await load(stored.id)) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const half = join(folder, `.${v7()}.half`);
      try {
        await writeFile(half, JSON.stringify(stored), { flush: true });
        await rename(half, fileOf(stored.id));
        log?.warn(
          { mailId: stored.id, file: fileOf(stored.id) },
          'a mail was kept and not sent: no mail server is configured. Set SMTP_URL',
        );
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async forget(words) {
      const terms = words.map((word) => word.toLowerCase());
      for (const name of await namesIn(folder)) {
        const text = await readFile(join(folder, name), 'utf8').catch(() => '');
        const found = terms.some((word) => text.toLowerCase().includes(word));
        if (found) await rm(join(folder, name), { force: true });
      }
    },
    async list({ before, limit }) {
      const names = await namesIn(folder);
      const ids = names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length));
      const valid = ids
        .filter((id) => before === undefined || id < before)
        .sort()
        .reverse()
        .slice(0, limit);
      const mails = await Promise.all(valid.map(load));
      return mails.filter((mail) => mail !== null);
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

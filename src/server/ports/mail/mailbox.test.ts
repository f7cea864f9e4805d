import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeMail, someMail } from './mail.suite.ts';
import { createMailbox } from './mailbox.ts';

async function openMailbox() {
  const root = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const folder = join(root, 'mails');
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const mail = createMailbox({ folder, now: () => clock.now });
  return {
    mail,
    folder,
    clock,
    seen: async () =>
      (await mail.list({ limit: 100 })).map((kept) => ({
        id: kept.id,
        to: [kept.to],
        subject: kept.subject,
        raw: kept.text,
      })),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

describeMail('local mailbox', openMailbox);

test('GEN-06 the mailbox pages newest first', async () => {
  await using bench = await openMailbox();
  for (let n = 1; n <= 5; n++)
    await bench.mail.send({ ...someMail, id: `0193a1b2-0000-7000-8000-00000000000${n}` });
  const first = await bench.mail.list({ limit: 2 });
  expect(first.map((mail) => mail.id.at(-1))).toEqual(['5', '4']);
  const next = await bench.mail.list({ limit: 10, before: first[1]?.id ?? '' });
  expect(next.map((mail) => mail.id.at(-1))).toEqual(['3', '2', '1']);
});

test('SEC-12 only the server’s user can read held mails, whose links open accounts', async () => {
  await using bench = await openMailbox();
  await bench.mail.send(someMail);
  expect(((await stat(bench.folder)).mode & 0o777).toString(8)).toBe('700');
});

test('REL-11 a mail sent again keeps its first arrival time, and no partial file remains', async () => {
  await using bench = await openMailbox();
  await Promise.all(Array.from({ length: 20 }, () => bench.mail.send(someMail)));
  bench.clock.now = new Date('2026-11-22T10:00:00Z');
  await bench.mail.send(someMail);
  expect(await bench.mail.load(someMail.id)).toEqual({
    ...someMail,
    keptAt: '2026-11-21T10:00:00.000Z',
  });
  expect(await readdir(bench.folder)).toEqual([`${someMail.id}.json`]);
});

test('GEN-06 an empty mailbox lists nothing, and no id leads outside its folder', async () => {
  await using bench = await openMailbox();
  expect(await bench.mail.list({ limit: 10 })).toEqual([]);
  expect(await bench.mail.load('0193a1b2-0000-7000-8000-000000000009')).toBeNull();
  await mkdir(bench.folder);
  await writeFile(join(bench.folder, '../secret.json'), '{}');
  expect(await bench.mail.load('../secret')).toBeNull();
});

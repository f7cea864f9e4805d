import { expect, test } from 'vitest';
import { startFakeSmtp, type ReceivedMail, type SmtpMode } from '#testing/fake-smtp.ts';
import { describeMail, someMail } from './mail.suite.ts';
import { createSmtpMail } from './smtp.ts';

async function openSmtp(mode: SmtpMode = 'ok', timeLimitMs = 5_000) {
  const server = await startFakeSmtp(mode);
  const mail = createSmtpMail({
    url: server.url,
    from: { name: 'Firstrung', address: 'no-reply@demo.test' },
    timeLimitMs,
  });
  return {
    mail,
    server,
    seen: () => Promise.resolve(server.received.map(seenOf)),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describeMail('SMTP', () => openSmtp());

test('GEN-06 the mail names its sender, is marked as automated, and has both forms', async () => {
  await using bench = await openSmtp();
  await bench.mail.send(someMail);
  const [mail] = bench.server.received;
  expect(mail?.envelope).toEqual({ from: 'no-reply@demo.test', to: ['asha@demo.test'] });
  expect(mail?.raw).toMatch(/^From: Firstrung <no-reply@demo\.test>\r$/m);
  expect(mail?.raw).toMatch(new RegExp(`^Message-ID: <${someMail.id}@demo\\.test>\\r$`, 'm'));
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/plain/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/html/m);
});

test.each([
  ['refuses', /No such mailbox/],
  ['drops', /clos|reset|hang/i],
  ['slow', /abort|time/i],
  ['drips', /abort|time/i],
  ['mute', /abort|time/i],
] as const)(
  'REL-32 a mail server that %s fails the send within the time limit, and the next one works',
  async (mode, reason) => {
    await using bench = await openSmtp(mode, 700);
    const started = performance.now();
    await expect(bench.mail.send(someMail)).rejects.toThrow(reason);
    expect(performance.now() - started).toBeLessThan(10_000);
    bench.server.mode = 'ok';
    await bench.mail.send(someMail);
    expect(bench.server.received).toHaveLength(1);
  },
);

test('REL-32 a missing mail server fails immediately', async () => {
  const bench = await openSmtp();
  await bench[Symbol.asyncDispose]();
  await expect(bench.mail.send(someMail)).rejects.toThrow(/ECONNREFUSED/);
});

function seenOf({ envelope, raw }: ReceivedMail) {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    id: header('Message-ID'),
    to: envelope.to,
    subject: decodeWords(header('Subject')),
    raw,
  };
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, form: string, body: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString('latin1')
        : body
            .replace(/_/g, ' ')
            .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

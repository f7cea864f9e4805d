import { describe, expect, test } from 'vitest';
import type { Mail, MailPort } from './mail.ts';

export type ReceivedTestMail = { id: string; to: string[]; subject: string; raw: string };
export type MailBench = AsyncDisposable & { mail: MailPort; seen(): Promise<ReceivedTestMail[]> };

export const someMail: Mail = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  to: 'asha@demo.test',
  subject: 'You moved to Interview — Café Ñandú 李',
  text: 'Good news.\n',
  html: '<p>Good news.</p>',
};

export function describeMail(driver: string, openBench: () => Promise<MailBench>) {
  describe(`mail by ${driver}`, () => {
    test('GEN-06 a mail arrives complete, under its own id', async () => {
      await using bench = await openBench();
      await bench.mail.send(someMail);
      const [mails] = await bench.seen();
      expect(mails).toMatchObject({ to: ['asha@demo.test'], subject: someMail.subject });
      expect(mails?.id).toContain(someMail.id);
      expect(mails?.raw).toContain('Good news.');
    });

    test('REL-11 the same event sent twice carries one id, so its reader sees one mail', async () => {
      await using bench = await openBench();
      await bench.mail.send(someMail);
      await bench.mail.send(someMail);
      const ids = new Set((await bench.seen()).map((mail) => mail.id));
      expect(ids.size).toBe(1);
    });

    test('SEC-46 a line break in the subject adds no header', async () => {
      await using bench = await openBench();
      for (const [at, lineBreak] of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0\r\n'].entries()) {
        await bench.mail.send({
          ...someMail,
          id: `break-${at}`,
          subject: `Hello${lineBreak}Bcc: eve@evil.test`,
        });
      }
      const mails = await bench.seen();
      expect(mails).toHaveLength(6);
      for (const mail of mails) {
        expect(mail.subject).toBe('Hello Bcc: eve@evil.test');
        expect(mail.to).toEqual(['asha@demo.test']);
        expect(mail.raw).not.toMatch(/^bcc:/im);
      }
    });

    test.each([
      'asha@demo.test\r\nBcc: eve@evil.test',
      'asha@demo.test, eve@evil.test',
      'Asha <asha@demo.test>',
      'asha@demo.test eve@evil.test',
      '@demo.test',
      '',
    ])('SEC-46 %j is not one bare address, so nothing is sent', async (to) => {
      await using bench = await openBench();
      await expect(bench.mail.send({ ...someMail, to })).rejects.toThrow(
        'exactly one bare address',
      );
      expect(await bench.seen()).toEqual([]);
    });

    test.each(['a>\r\nBcc: eve@evil.test', '../../etc/passwd', '', 'x'.repeat(129)])(
      'SEC-46 an id like %j is refused',
      async (id) => {
        await using bench = await openBench();
        await expect(bench.mail.send({ ...someMail, id })).rejects.toThrow('mail id');
        expect(await bench.seen()).toEqual([]);
      },
    );
  });
}

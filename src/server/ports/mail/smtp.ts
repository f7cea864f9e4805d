import { createTransport } from 'nodemailer';
import { requireSendable, type MailPort } from './mail.ts';

export type SmtpOptions = {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  url: string;
  /** Without a name here, each mail carries its own sender name. */
  from: { name?: string | undefined; address: string };
  /** Covers one whole send, from the name lookup to the last reply. */
  timeLimitMs?: number;
};

/** Mail over SMTP, with one connection per mail, so that a hanging server blocks nothing else. */
export function createSmtpMail({ url, from, timeLimitMs = 30_000 }: SmtpOptions): MailPort {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const transport = createTransport({
    url,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    check: async () => void (await transport.verify()),
    async send(mail) {
      const { id, to, replyTo, unsubscribeUrl, calendar, subject, text, html } =
        requireSendable(mail);
      const name = from.name ?? mail.from ?? '';
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from: { name, address: from.address },
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribeUrl !== undefined && {
          list: { unsubscribe: new URL(unsubscribeUrl).href },
        }),
        subject,
        text,
        html,
        ...(calendar !== undefined && {
          attachments: [
            {
              filename: 'event.ics',
              content: calendar,
              contentType: 'text/calendar; charset=utf-8',
            },
          ],
        }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal: AbortSignal.timeout(timeLimitMs),
      });
    },
  };
}

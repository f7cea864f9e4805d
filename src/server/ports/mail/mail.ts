/**
 * A mail. `id` is the id of the event that caused it: it becomes the Message-ID and the key that
 * deduplicates repeated sends.
 */
export type Mail = {
  id: string;
  /** The sender's name, if the driver has none. */
  from?: string;
  to: string;
  /** The reply address, if not ours. */
  replyTo?: string;
  /** The recipient's own unsubscribe link; mail clients post to it. */
  unsubscribeUrl?: string;
  /** An attached iCalendar file. */
  calendar?: string;
  subject: string;
  text: string;
  html: string;
};

export type MailPort = {
  kind: 'smtp' | 'mailbox';
  /**
   * Resolves when the mail is handed over; rejects otherwise. Sending the same mail again is
   * harmless.
   */
  send(mail: Mail): Promise<void>;
  /** Resolves if a mail could be handed over now; rejects otherwise. Sends nothing. */
  check(): Promise<void>;
};

const ID = /^[a-z0-9][a-z0-9._-]{0,127}$/i;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
// A subject needs no isolation, and some mail clients show these characters as boxes.
const ISOLATES = /[\u2068\u2069]/gu;
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/**
 * Returns the mail in a form that is safe to send: an id fit for a header and a file name, one bare
 * address, a one-line subject. Throws if that is impossible.
 */
export function requireSendable(mail: Mail): Mail {
  if (!ID.test(mail.id)) throw new Error('A mail id is 1 to 128 letters, digits, dots and dashes.');
  if (!ADDRESS.test(mail.to)) throw new Error('A mail goes to exactly one bare address.');
  if (mail.replyTo !== undefined && !ADDRESS.test(mail.replyTo))
    throw new Error('An answer goes to exactly one bare address.');
  return { ...mail, subject: mail.subject.replace(CONTROL, ' ').replace(ISOLATES, '').trim() };
}

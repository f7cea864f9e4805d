/** One letter. `id` is the id of the event that caused it: it becomes the Message-ID and the key that shows a repeated sending once. */
export type Mail = {
  id: string;
  /** The name it comes from, where the driver was given none. */
  from?: string;
  to: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  /** The reader's own link off the list; mail programs post to it. */
  unsubscribeUrl?: string;
  /** An iCalendar file to go with it. */
  calendar?: string;
  subject: string;
  text: string;
  html: string;
};

export type MailPort = {
  kind: 'smtp' | 'mailbox';
  /** Ends when the mail is handed over; rejects otherwise. Sending the same mail again is harmless. */
  send(mail: Mail): Promise<void>;
};

const ID = /^[a-z0-9][a-z0-9._-]{0,127}$/i;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
// A subject is read by itself, and some mail programs show these as boxes.
const ISOLATES = /[\u2068\u2069]/gu;
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** The mail as it may be sent: an id fit for a header and a file name, one bare address, a subject of one line. Throws where it can't be made so. */
export function requireSendable(mail: Mail): Mail {
  if (!ID.test(mail.id)) throw new Error('A mail id is 1 to 128 letters, digits, dots and dashes.');
  if (!ADDRESS.test(mail.to)) throw new Error('A mail goes to exactly one bare address.');
  if (mail.replyTo !== undefined && !ADDRESS.test(mail.replyTo))
    throw new Error('An answer goes to exactly one bare address.');
  return { ...mail, subject: mail.subject.replace(CONTROL, ' ').replace(ISOLATES, '').trim() };
}

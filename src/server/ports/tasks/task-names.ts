import type { AskedSourceId } from '#domain/external-jobs/source.ts';
import type { Mail } from '#server/ports/mail/mail.ts';

/** Every background task and what its row carries. A new task is one line here, one in `taskNames`. */
export type TaskPayloads = {
  /** Takes the bytes of a file that nobody has any more out of the storage. */
  'file.remove': { key: string };
  'mail.send': { mail: Mail };
  /** Mails the link of this id; its token is made when it is sent. */
  'account.mail-link': { id: string };
  /** Tells the students of a bulk move, once it can't be undone any more. */
  'application.notify-batch': { companyId: string; batchId: string };
  /** Puts a file into the storage that was away when it came. */
  'file.store': { fileId: string };
  /** Reads a resume that was sent with an application. */
  'application.read-resume': { fileId: string };
  /** Makes the archive of all that is kept of a person. */
  'profile.export': { exportId: string };
  /** Indexes open postings that are not in the index of the search. */
  'search.index-missing': Record<string, never>;
  /** Writes anew what search reads, where it was written by older rules. */
  'search.index-outdated': Record<string, never>;
  /** Makes segments of the postings that changed, where there are many. */
  'search.index-segments': Record<string, never>;
  /** Brings salaries in dollars up to date after their rate changed. */
  'search.index-dollars': Record<string, never>;
  /** Sees which sources are due, and closes what none tells of any more. */
  'external-jobs.refresh': Record<string, never>;
  /** Looks at one board of a source, or at all that a source has. */
  'external-jobs.fetch': { source: AskedSourceId; board: string | null };
};

export type TaskName = keyof TaskPayloads;

const named: Record<TaskName, true> = {
  'file.remove': true,
  'mail.send': true,
  'account.mail-link': true,
  'application.notify-batch': true,
  'file.store': true,
  'application.read-resume': true,
  'profile.export': true,
  'search.index-missing': true,
  'search.index-outdated': true,
  'search.index-segments': true,
  'search.index-dollars': true,
  'external-jobs.refresh': true,
  'external-jobs.fetch': true,
};

export const taskNames = Object.keys(named) as TaskName[];

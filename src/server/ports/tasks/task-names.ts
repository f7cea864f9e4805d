import type { Mail } from '#server/ports/mail/mail.ts';

/** Every background task and what its row carries. A new task is one line here, one in `taskNames`. */
export type TaskPayloads = {
  'mail.send': { mail: Mail };
  /** Tells the students of a bulk move, once it can't be undone any more. */
  'application.notify-batch': { companyId: string; batchId: string };
  /** Puts a file into the storage that was away when it came. */
  'file.store': { fileId: string };
  /** Makes the archive of all that is kept of a person. */
  'profile.export': { exportId: string };
  /** Takes the bytes of a file that nobody has any more out of the storage. */
  'file.remove': { key: string };
};

export type TaskName = keyof TaskPayloads;

const named: Record<TaskName, true> = {
  'mail.send': true,
  'application.notify-batch': true,
  'file.store': true,
  'profile.export': true,
  'file.remove': true,
};

export const taskNames = Object.keys(named) as TaskName[];

import { dayMs } from '#domain/time.ts';

/** Tries of one day; after that administrators have three mails and a cause to mend. */
const maxTries = 3;

/** When the daily backup of a full hour (UTC) was last to be made. */
export function lastBackupTime(now: Date, hour: number): Date {
  const at = new Date(now);
  at.setUTCHours(hour, 0, 0, 0);
  return at > now ? new Date(at.getTime() - dayMs) : at;
}

/** When it is to be made next. */
export const nextBackupTime = (now: Date, hour: number) =>
  new Date(lastBackupTime(now, hour).getTime() + dayMs);

/** Whether it is still to be made, given what happened since `lastBackupTime`. */
export function isBackupDue({ started, failed }: { started: number; failed: number }): boolean {
  return started === 0 && failed < maxTries;
}

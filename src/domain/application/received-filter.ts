import type { ApplicationStatus } from './application-status.ts';

/** Lists of open applications without an answer for more than so many days. */
export const waitingDays = ['7', '25'] as const;
type WaitingDays = (typeof waitingDays)[number];

export type ReceivedFilter = {
  status?: ApplicationStatus | undefined;
  postingId?: string | undefined;
  search?: string | undefined;
  /** Only open applications that were sent before this and not answered. */
  unansweredSince?: Date | undefined;
};

export type AskedFilter = Omit<ReceivedFilter, 'unansweredSince'> & {
  waiting?: WaitingDays | undefined;
};

/** The filter of a list as it is asked for, with its dates. */
export function receivedFilterOf<Asked extends AskedFilter>(
  { waiting, ...asked }: Asked,
  now: Date,
) {
  return { ...asked, ...(waiting && { unansweredSince: waitingSince(waiting, now) }) };
}

export function waitingSince(days: WaitingDays, now: Date): Date {
  return new Date(now.getTime() - Number(days) * 24 * 60 * 60_000);
}

import type { OwnPostingDetails } from '#contract/posting-own.ts';
import type { Deadline } from '#domain/posting/deadline.ts';

/** What a chosen day depends on: the saved deadline, and the company's time zone. */
export type DeadlinePlace = { saved: Deadline | null; timeZone: string };

export const deadlinePlaceOf = (
  posting: OwnPostingDetails | null,
  company: { timeZone: string },
): DeadlinePlace =>
  posting === null
    ? { saved: null, timeZone: company.timeZone }
    : {
        saved: { deadline: posting.closesAt, deadlineZone: posting.deadlineZone },
        timeZone: posting.timeZone,
      };

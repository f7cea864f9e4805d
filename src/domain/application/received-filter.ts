import type { ApplicationStatus } from './application-status.ts';

/** What narrows a list of received applications. */
export type ReceivedFilter = {
  status?: ApplicationStatus | undefined;
  postingId?: string | undefined;
  search?: string | undefined;
};

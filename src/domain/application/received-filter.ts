import type { ApplicationStatus } from './application-status.ts';

/** Filters of the list of received applications. */
export type ReceivedFilter = {
  status?: ApplicationStatus | undefined;
  postingId?: string | undefined;
  search?: string | undefined;
};

import type { ApplicationStatus } from './application-status.ts';

export type ReceivedFilter = {
  status?: ApplicationStatus | undefined;
  postingId?: string | undefined;
  search?: string | undefined;
};

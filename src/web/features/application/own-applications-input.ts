import {
  type ApplicationStatus,
  applicationStatuses,
} from '#domain/application/application-status.ts';
import { pageInput } from '#web/lib/page-links.ts';

export function statusIn(search: URLSearchParams): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === search.get('status'));
}

/** The list that the address asks for. */
export function ownApplicationsInput(search: URLSearchParams) {
  const status = statusIn(search);
  return { ...pageInput(search), ...(status && { status }) };
}

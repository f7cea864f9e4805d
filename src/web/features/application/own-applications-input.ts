import {
  type ApplicationStatus,
  applicationStatuses,
} from '#domain/application/application-status.ts';
import { pageInput } from '#web/lib/page-links.ts';

export function statusIn(search: URLSearchParams): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === search.get('status'));
}

export function ownApplicationsInput(search: URLSearchParams) {
  const status = statusIn(search);
  return { ...pageInput(search), ...(status && { status }) };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The id of the linked application, if it is valid. */
export function linkedIn(search: URLSearchParams): string | undefined {
  const id = search.get('application') ?? '';
  return uuid.test(id) ? id : undefined;
}

export function withoutLinked(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('application');
  return rest;
}

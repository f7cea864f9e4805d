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

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The application that a link leads to, if it can be one. */
export function linkedIn(search: URLSearchParams): string | undefined {
  const id = search.get('application') ?? '';
  return uuid.test(id) ? id : undefined;
}

/** The address of the list without the application that a link led to. */
export function withoutLinked(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('application');
  return rest;
}

import {
  type ApplicationStatus,
  applicationStatuses,
} from '#domain/application/application-status.ts';
import { type OwnShow, ownShows } from '#domain/application/own-filter.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { pageInput } from '#web/lib/page-links.ts';

export function statusIn(search: URLSearchParams): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === search.get('status'));
}

/** 'open' and 'unread' stand where a status would. */
export function showIn(search: URLSearchParams): OwnShow | undefined {
  return ownShows.find((show) => show === search.get('status'));
}

/** Few on the home page, so that the sections below stay within reach. */
const ownLimits = { home: 5, page: 20 } as const;
export type OwnPlace = keyof typeof ownLimits;

export function ownApplicationsInput(search: URLSearchParams, place: OwnPlace) {
  const limit = ownLimits[place];
  const status = statusIn(search);
  const show = showIn(search);
  return { ...pageInput(search), limit, ...(status && { status }), ...(show && { show }) };
}

/** The id of the linked application, if it is valid. */
export function linkedIn(search: URLSearchParams): string | undefined {
  const id = search.get('application') ?? '';
  return isUuid(id) ? id : undefined;
}

export function withoutLinked(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('application');
  return rest;
}

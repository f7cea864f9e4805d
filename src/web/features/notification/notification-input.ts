import { priorities } from '#domain/notification/notification-priority.ts';
import { notificationKinds } from '#domain/notification/notification.ts';
import { readStates } from '#domain/notification/read-state.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; invalid values count as unset. */
export function notificationFilters(params: URLSearchParams) {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    kind: notificationKinds.find((each) => each === params.get('type')),
    state: readStates.find((each) => each === params.get('state')),
    priority: priorities.find((each) => each === params.get('priority')),
  };
}

export function notificationInput(params: URLSearchParams) {
  const { search, kind, state, priority } = notificationFilters(params);
  return {
    ...pageInput(params),
    ...(search && { search }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(priority && { priority }),
  };
}

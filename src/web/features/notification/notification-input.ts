import { priorities } from '#domain/notification/notification-priority.ts';
import { notificationKinds } from '#domain/notification/notification.ts';
import { readStates } from '#domain/notification/read-state.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; invalid values count as unset. */
export const notificationFilters = (params: URLSearchParams) => ({
  search: searchIn(params),
  kind: notificationKinds.find((each) => each === params.get('type')),
  state: readStates.find((each) => each === params.get('state')),
  priority: priorities.find((each) => each === params.get('priority')),
});

export const notificationInput = (params: URLSearchParams) =>
  listInput(params, notificationFilters(params));

import type { Priority } from './notification-priority.ts';
import type { NotificationKind } from './notification.ts';

export const readStates = ['unread', 'read'] as const;

export type NotificationFilter = {
  search?: string | undefined;
  kind?: NotificationKind | undefined;
  state?: (typeof readStates)[number] | undefined;
  priority?: Priority | undefined;
};

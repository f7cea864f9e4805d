import { serve } from '#server/api.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { setRead } from './set-read.ts';

export const notificationRouter = serve('notification', {
  list: listNotifications,
  setRead,
  markRead,
});

import { serve } from '#server/api.ts';
import { listNotifications, markRead, setRead } from './own-notifications.ts';

export const notificationRouter = serve('notification', {
  list: listNotifications,
  setRead,
  markRead,
});

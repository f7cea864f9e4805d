import { api } from '#server/api.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { setRead } from './set-read.ts';

export const notificationRouter = {
  list: api.notification.list.handler(({ context, input }) =>
    listNotifications(context.ctx, input),
  ),
  setRead: api.notification.setRead.handler(({ context, input }) => setRead(context.ctx, input)),
  markRead: api.notification.markRead.handler(({ context, input }) => markRead(context.ctx, input)),
};

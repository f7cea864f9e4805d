import { z } from 'zod';
import {
  type Declaration,
  type NotificationData,
  notifications,
} from '#domain/notification/notification.ts';
import { id, instant, pageOf, paging } from './fields.ts';
import { procedure } from './procedure.ts';

const schemas = { id, text: z.string() };

const options = Object.entries<Declaration>(notifications).flatMap(([kind, { data }]) => {
  if (data === undefined) return [];
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' ? schemas[value] : z.enum(value),
  ]);
  return [z.object({ kind: z.literal(kind), ...Object.fromEntries(fields) })];
});
const notificationData = z.discriminatedUnion(
  'kind',
  options as [(typeof options)[number]],
) as unknown as z.ZodType<NotificationData>;

export const notificationItem = z.object({
  id,
  data: notificationData,
  isRead: z.boolean(),
  createdAt: instant,
});
export type NotificationItem = z.infer<typeof notificationItem>;

export const notification = {
  list: procedure({ audience: 'signed-in', method: 'GET', path: '/notifications' })
    .input(z.strictObject(paging))
    .output(pageOf(notificationItem).extend({ unread: z.number().int() })),
  markRead: procedure({ audience: 'signed-in', method: 'POST', path: '/notifications/read' })
    // All notifications when absent.
    .input(
      z.strictObject({
        ids: z.array(id).max(100).optional(),
        /** Only notifications about messages of this application. */
        messagesOf: id.optional(),
      }),
    )
    .output(z.object({ unread: z.number().int() })),
};

import { z } from 'zod';
import { priorities } from '#domain/notification/notification-priority.ts';
import {
  type Declaration,
  type NotificationData,
  notificationKinds,
  notifications,
} from '#domain/notification/notification.ts';
import { readStates } from '#domain/notification/read-state.ts';
import { refuses } from './errors.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';
import { get, post, put } from './procedure.ts';

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
  priority: z.enum(priorities),
  isRead: z.boolean(),
  createdAt: instant,
});
export type NotificationItem = z.infer<typeof notificationItem>;

export const notification = {
  list: get('signed-in', '/notifications')
    .input(
      z.strictObject({
        ...paging,
        search: prose(100).optional(),
        kind: z.enum(notificationKinds).optional(),
        state: z.enum(readStates).optional(),
        priority: z.enum(priorities).optional(),
      }),
    )
    .output(pageOf(notificationItem).extend({ unread: z.number().int() })),
  markRead: post('signed-in', '/notifications/read')
    // All notifications when absent.
    .input(
      z.strictObject({
        ids: z.array(id).max(100).optional(),
        /** Only notifications about messages of this application. */
        messagesOf: id.optional(),
      }),
    )
    .output(z.object({ unread: z.number().int() })),
  /** Marks some of the user's notifications as read or unread; all of them must be theirs. */
  setRead: put('signed-in', '/notifications/read')
    .errors(refuses('NOT_FOUND'))
    .input(z.strictObject({ ids: z.array(id).min(1).max(100), isRead: z.boolean() }))
    .output(z.object({ unread: z.number().int() })),
};

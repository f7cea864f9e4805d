import { z } from 'zod';
import { applicationStatuses, leftStatuses } from '#domain/application/application-status.ts';
import { dateKinds } from '#domain/drive/drive.ts';
import { leads } from '#domain/drive/reminder.ts';
import { id, instant, pageOf, paging } from './fields.ts';
import { procedure } from './procedure.ts';

export const notificationData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('data.exported'), exportId: id }),
  z.object({
    kind: z.literal('application.moved'),
    applicationId: id,
    postingId: id,
    postingTitle: z.string(),
    companyName: z.string(),
    to: z.enum(applicationStatuses),
  }),
  z.object({
    kind: z.literal('application.received'),
    applicationId: id,
    postingId: id,
    postingTitle: z.string(),
    studentName: z.string(),
  }),
  z.object({
    kind: z.literal('application.message'),
    applicationId: id,
    postingId: id,
    postingTitle: z.string(),
    from: z.string(),
  }),
  z.object({
    kind: z.literal('application.left'),
    applicationId: id,
    postingId: id,
    postingTitle: z.string(),
    studentName: z.string(),
    to: z.enum(leftStatuses),
  }),
  z.object({
    kind: z.literal('forum.reply'),
    topicId: id,
    topicTitle: z.string(),
    from: z.string(),
  }),
  z.object({
    kind: z.literal('drive.changed'),
    driveId: id,
    companyName: z.string(),
    title: z.string(),
    what: z.enum(['dates', 'rules', 'cancelled']),
  }),
  z.object({
    kind: z.literal('drive.reminder'),
    driveId: id,
    companyName: z.string(),
    title: z.string(),
    date: z.enum(dateKinds),
    at: z.string(),
    lead: z.enum(leads),
  }),
]);

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

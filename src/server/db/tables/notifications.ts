import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { NotificationData } from '#domain/notification/notification.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

export const notifications = pgTable(
  'notifications',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    data: jsonb('data').$type<NotificationData>().notNull(),
    readAt: at('read_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('notifications_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
  ],
);

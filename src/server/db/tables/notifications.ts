import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { NotificationData } from '#domain/notification/notification.ts';
import { users } from './accounts.ts';

// Millisecond precision like a Date, so that cursors are exact.
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const notifications = pgTable(
  'notifications',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

import { sql } from 'drizzle-orm';
import { customType, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** The number of a transaction; 64 bits, never used twice. */
const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

export const liveEvents = pgTable(
  'live_events',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // Ids are made before the commit, so their order is not the order of appearance; the writing transaction tells what a reader can't have seen yet.
    writtenBy: xid8('written_by')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('live_events_order').on(t.userId, t.writtenBy, t.id),
    index('live_events_age').on(t.createdAt),
  ],
);

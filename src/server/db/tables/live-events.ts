import { sql } from 'drizzle-orm';
import { customType, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';

/** A transaction id; 64 bits, never reused. */
const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

export const liveEvents = pgTable(
  'live_events',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    // Ids are assigned before the commit, so their order is not the order of visibility; the
    // writing transaction shows what a reader can't have seen yet.
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

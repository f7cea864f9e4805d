import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';

/** The UTC days on which a signed-in user did something, kept for 400 days. */
export const activityDays = pgTable(
  'activity_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    userId: userId(),
  },
  (t) => [primaryKey({ columns: [t.day, t.userId] }), index('activity_days_user').on(t.userId)],
);

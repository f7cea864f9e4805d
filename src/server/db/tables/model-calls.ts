import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** A user's number of model calls on the last day with any. */
export const modelCalls = pgTable('model_calls', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In UTC. */
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
});

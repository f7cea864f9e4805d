import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** How often somebody asked the model outside on the last day that they did. */
export const modelCalls = pgTable('model_calls', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** By the clock of UTC. */
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
});

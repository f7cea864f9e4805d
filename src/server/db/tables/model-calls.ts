import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';

/** A user's number of model calls on the last day with any. */
export const modelCalls = pgTable('model_calls', {
  userId: userId().primaryKey(),
  /** In UTC. */
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
});

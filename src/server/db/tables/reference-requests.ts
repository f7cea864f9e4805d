import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { referenceStates } from '#domain/credential/reference.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

/** A mentor whom a student asked for a reference, and the answer. */
export const referenceRequests = pgTable(
  'reference_requests',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    relation: text('relation').notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: referenceStates }).notNull(),
    /** The mentor's own. */
    words: text('words'),
    createdAt: at('created_at').notNull(),
    mailedAt: at('mailed_at'),
    expiresAt: at('expires_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (t) => [
    uniqueIndex('reference_requests_once').on(t.userId, t.email),
    index('reference_requests_expiry').on(t.expiresAt),
  ],
);

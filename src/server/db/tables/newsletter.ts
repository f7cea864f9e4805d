import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Newsletter subscribers: requested, confirmed by a mailed link, cancelled by another. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    state: text('state', { enum: ['asked', 'subscribed', 'left'] }).notNull(),
    /** The hash of the confirmation token; null once it was used. */
    confirmHash: text('confirm_hash').unique(),
    confirmUntil: at('confirm_until'),
    createdAt: at('created_at').notNull(),
    confirmedAt: at('confirmed_at'),
    leftAt: at('left_at'),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email').on(sql`lower(${t.email})`),
    index('newsletter_subscribers_newest').on(t.createdAt.desc(), t.id.desc()),
    check('newsletter_subscribers_state', sql`${t.state} in ('asked', 'subscribed', 'left')`),
  ],
);

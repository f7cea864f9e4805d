import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull().default(''),
    message: text('message').notNull(),
    userType: text('user_type', { enum: ['student', 'company', 'other'] }).notNull(),
    state: text('state', { enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    handledBy: uuid('handled_by'),
    handledAt: at('handled_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('contact_messages_newest').on(t.createdAt.desc(), t.id.desc()),
    index('contact_messages_state').on(t.state, t.createdAt.desc(), t.id.desc()),
    check('contact_messages_state', sql`${t.state} in ('open', 'answered', 'closed')`),
  ],
);

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

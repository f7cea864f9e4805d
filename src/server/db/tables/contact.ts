import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

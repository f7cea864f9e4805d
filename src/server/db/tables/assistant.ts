import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnswerLine } from '#domain/assistant/answer-line.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

/** How many messages a student sent since the last reset. */
export const chatUsage = pgTable(
  'chat_usage',
  {
    userId: userId().primaryKey(),
    messageCount: integer('message_count').notNull(),
    lastReset: at('last_reset').notNull(),
  },
  (t) => [check('chat_usage_count', sql`${t.messageCount} >= 0`)],
);

/** The conversation of a student with the assistant. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    sender: text('sender', { enum: ['user', 'bot'] }).notNull(),
    /** A message of the student has one line, without a link. */
    lines: jsonb('lines').$type<AnswerLine[]>().notNull(),
    /** What wrote an answer; null for messages of the student. */
    writer: text('writer', { enum: ['rules', 'model'] }),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [
    index('chat_messages_user').on(t.userId, t.sentAt, t.id),
    check('chat_messages_sender', sql`${t.sender} in ('user', 'bot')`),
    check('chat_messages_writer', sql`(${t.sender} = 'bot') = (${t.writer} is not null)`),
  ],
);

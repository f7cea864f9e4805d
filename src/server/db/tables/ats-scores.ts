import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AtsPartPoints } from '#domain/ats/kept-ats-score.ts';
import { users } from './accounts.ts';

/** How the resumes of students scored: numbers, and no word of the resume. */
export const atsScores = pgTable(
  'ats_scores',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin', { enum: ['file', 'resume'] }).notNull(),
    /** Of the file or the resume, as it was then. */
    name: text('name').notNull(),
    score: smallint('score').notNull(),
    formatting: doublePrecision('formatting').notNull(),
    content: doublePrecision('content').notNull(),
    parts: jsonb('parts').$type<AtsPartPoints[]>().notNull(),
    /** Of the rules that it was scored by. */
    engineVersion: integer('engine_version').notNull(),
    scoredAt: timestamp('scored_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    index('ats_scores_newest').on(t.userId, t.scoredAt.desc(), t.id.desc()),
    check('ats_scores_score', sql`${t.score} between 0 and 100`),
    check('ats_scores_origin', sql`${t.origin} in ('file', 'resume')`),
  ],
);

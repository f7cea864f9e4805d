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
  uuid,
} from 'drizzle-orm/pg-core';
import type { AtsPartPoints } from '#domain/ats/stored-ats-score.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

/** ATS scores of students' resumes: numbers only, no text of the resume. */
export const atsScores = pgTable(
  'ats_scores',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    origin: text('origin', { enum: ['file', 'resume'] }).notNull(),
    /** The name of the file or resume at that time. */
    name: text('name').notNull(),
    score: smallint('score').notNull(),
    formatting: doublePrecision('formatting').notNull(),
    content: doublePrecision('content').notNull(),
    parts: jsonb('parts').$type<AtsPartPoints[]>().notNull(),
    /** The version of the scoring rules. */
    engineVersion: integer('engine_version').notNull(),
    scoredAt: at('scored_at').notNull(),
  },
  (t) => [
    index('ats_scores_newest').on(t.userId, t.scoredAt.desc(), t.id.desc()),
    check('ats_scores_score', sql`${t.score} between 0 and 100`),
    check('ats_scores_origin', sql`${t.origin} in ('file', 'resume')`),
  ],
);

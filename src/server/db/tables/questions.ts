import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

/** Sets of interview questions that a student drew: the last ones, and all that they saved. */
export const questionSets = pgTable(
  'question_sets',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    domain: text('domain').notNull(),
    experienceLevel: text('experience_level').notNull(),
    /** The band of the level, from whose questions the set was drawn. */
    band: text('band', { enum: ['entry', 'mid', 'senior'] }).notNull(),
    questionCount: smallint('question_count').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    questionIds: text('question_ids').array().notNull(),
    /** How many of them an earlier set had, because the bank had no others. */
    repeated: smallint('repeated').notNull(),
    /** What the model's questions are based on: 'resume' or the id of a posting; null without. */
    basis: text('basis'),
    /** Null until it is saved. */
    name: text('name'),
    savedAt: at('saved_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('question_sets_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('question_sets_saved').on(t.userId, t.savedAt.desc(), t.id.desc()),
    check('question_sets_count', sql`${t.questionCount} in (5, 10, 15)`),
    check('question_sets_saved_name', sql`(${t.name} is null) = (${t.savedAt} is null)`),
  ],
);

/** Questions that a model wrote for a student, as long as a set, mark or session has them. */
export const modelQuestions = pgTable(
  'model_questions',
  {
    userId: userId(),
    id: text('id').notNull(),
    domain: text('domain').notNull(),
    band: text('band', { enum: ['entry', 'mid', 'senior'] }).notNull(),
    question: text('question').notNull(),
    type: text('type').notNull(),
    difficulty: text('difficulty'),
    points: text('points').array().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** What students said of single questions, and when a question comes back for review. */
export const questionMarks = pgTable(
  'question_marks',
  {
    userId: userId(),
    questionId: text('question_id').notNull(),
    mark: text('mark', { enum: ['known', 'unsure', 'skip'] }).notNull(),
    /** How often it was known in a row since it was last unsure. */
    streak: integer('streak').notNull(),
    dueAt: at('due_at'),
    markedAt: at('marked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('question_marks_due').on(t.userId, t.dueAt),
    check('question_marks_mark', sql`${t.mark} in ('known', 'unsure', 'skip')`),
  ],
);

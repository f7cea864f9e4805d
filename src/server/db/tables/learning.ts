import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

const ids = (name: string) => text(name).array().notNull().default([]);

/** How far a student is in each topic; topics, concepts and questions are in `content/learning`. */
export const learningProgress = pgTable(
  'learning_progress',
  {
    userId: userId(),
    topic: text('topic').notNull(),
    /** The concept that the student opened last. */
    place: text('place'),
    readConcepts: ids('read_concepts'),
    /** The check questions that were answered correctly. */
    rightAnswers: ids('right_answers'),
    /** Percentage of the best quiz. */
    quizBest: smallint('quiz_best'),
    /** The latest quiz: its questions, and the answers so far by question. */
    quizId: uuid('quiz_id'),
    quizQuestions: ids('quiz_questions'),
    quizAnswers: jsonb('quiz_answers').$type<Record<string, string>>().notNull().default({}),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.topic] }),
    check('learning_progress_quiz_best', sql`${t.quizBest} between 0 and 100`),
  ],
);

/** Questions that a student answered wrongly, and when FSRS brings them back. */
export const reviewCards = pgTable(
  'review_cards',
  {
    userId: userId(),
    questionId: text('question_id').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    dueAt: at('due_at').notNull(),
    reviewedAt: at('reviewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('review_cards_due').on(t.userId, t.dueAt),
  ],
);

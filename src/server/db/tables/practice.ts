import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Feedback } from '#domain/practice/give-feedback.ts';
import { users } from './accounts.ts';
import { at } from './columns.ts';

const userId = () => uuid('user_id').notNull();

/** Mock interviews. Students alone see them; no query for companies may read these tables. */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    userId: userId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['behavioral', 'technical', 'set'] }).notNull(),
    mode: text('mode', { enum: ['study', 'real'] }).notNull(),
    domain: text('domain').notNull(),
    experienceLevel: text('experience_level').notNull(),
    /** The name of the saved set, if it asks one. */
    setName: text('set_name'),
    /** Real mode: the time for each question. */
    answerSeconds: integer('answer_seconds'),
    createdAt: at('created_at').notNull(),
    /** When its first feedback was generated: from then on it counts against the plan. */
    countedAt: at('counted_at'),
    finishedAt: at('finished_at'),
    /** The mean of its scored answers. */
    score: smallint('score'),
    /** Removed by the student; what remains is only that it counted. */
    removedAt: at('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('practice_sessions_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('practice_sessions_counted').on(t.userId, t.countedAt),
    check('practice_sessions_time', sql`(${t.mode} = 'real') = (${t.answerSeconds} is not null)`),
    check('practice_sessions_score', sql`${t.score} between 0 and 100`),
  ],
);

export const practiceAnswers = pgTable(
  'practice_answers',
  {
    userId: userId(),
    sessionId: uuid('session_id').notNull(),
    position: smallint('position').notNull(),
    questionId: text('question_id').notNull(),
    text: text('text').notNull(),
    /** How long the student spoke, if they said so. */
    seconds: integer('seconds'),
    /** Grows with each change; a tab that saves an older one is refused. */
    version: integer('version').notNull(),
    /** Real mode: when its timer started. */
    startedAt: at('started_at'),
    submittedAt: at('submitted_at'),
    feedback: jsonb('feedback').$type<Feedback>(),
    /** An additional remark of a language model, with the words that it is about. */
    modelRemark: jsonb('model_remark').$type<{ quote: string; text: string }>(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId, t.position] }),
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [practiceSessions.userId, practiceSessions.id],
    }).onDelete('cascade'),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttemptItem, GeneratedQuestion } from '#domain/skill-test/test-item.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

/** Skill tests that students took. */
export const testAttempts = pgTable(
  'test_attempts',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    domain: text('domain').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    itemIds: text('item_ids').array().notNull(),
    /** Multiplies the time of each question: 1, or more for a student who needs more. */
    timeFactor: real('time_factor').notNull().default(1),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    submittedAt: at('submitted_at'),
    gradedAt: at('graded_at'),
    /** 0 to 100. */
    score: smallint('score'),
    /** Whether its result could earn a badge, decided at its start. */
    counts: boolean('counts').notNull(),
    passed: boolean('passed'),
    /** How often the student left the page. Shown to the student only. */
    tabSwitches: integer('tab_switches').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('test_attempts_running')
      .on(t.userId)
      .where(sql`${t.submittedAt} is null`),
    index('test_attempts_newest').on(t.userId, t.submittedAt.desc(), t.id.desc()),
    index('test_attempts_domain').on(t.userId, t.domain, t.startsAt.desc()),
    index('test_attempts_unfinished')
      .on(t.endsAt)
      .where(sql`${t.gradedAt} is null`),
    check('test_attempts_graded', sql`(${t.gradedAt} is null) = (${t.score} is null)`),
    check('test_attempts_score', sql`${t.score} between 0 and 100`),
  ],
);

/** Items imported by administrators. The product's own items are in its files. */
export const testItems = pgTable(
  'test_items',
  {
    id: text('id').primaryKey(),
    domain: text('domain').notNull(),
    difficulty: text('difficulty').$type<AttemptItem['difficulty']>().notNull(),
    skill: text('skill').notNull(),
    /** With its answer key. Not jsonb, which reorders the keys that a function is called with. */
    question: json('question').$type<GeneratedQuestion>().notNull(),
    createdAt: at('created_at').notNull(),
    /** Not used in new tests after this time. */
    removedAt: at('removed_at'),
  },
  (t) => [index('test_items_domain').on(t.domain)],
);

/** One row for each question of an attempt. */
export const testAnswers = pgTable(
  'test_answers',
  {
    userId: uuid('user_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** From 0. */
    place: smallint('place').notNull(),
    itemId: text('item_id').notNull(),
    /** What was asked, with its answer key, as in `test_items`; null in attempts older than this column. */
    question: json('question').$type<AttemptItem>(),
    answer: text('answer').notNull().default(''),
    version: integer('version').notNull().default(0),
    /** Characters pasted into the answer. Shown to the student only. */
    pasted: integer('pasted').notNull().default(0),
    /** Null until it is graded. */
    isRight: boolean('is_right'),
    /** How many cases of a function gave the expected result. */
    passedCases: smallint('passed_cases'),
    /** Why the answer could not be run, in the words of the engine. */
    problem: text('problem'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.attemptId, t.place] }),
    foreignKey({
      columns: [t.userId, t.attemptId],
      foreignColumns: [testAttempts.userId, testAttempts.id],
    }).onDelete('cascade'),
    index('test_answers_item').on(t.itemId),
  ],
);

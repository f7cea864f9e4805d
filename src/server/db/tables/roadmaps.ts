import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { evidenceKinds, stepStates } from '#domain/roadmap/roadmap.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

const updatedAt = () => at('updated_at').notNull();

/** The state of each roadmap step that a student has changed; topics and steps are in `content`. */
export const roadmapSteps = pgTable(
  'roadmap_steps',
  {
    userId: userId(),
    topic: text('topic').notNull(),
    step: text('step').notNull(),
    state: text('state', { enum: stepStates }).notNull(),
    /** Why the student accepted the step as done; null when they marked it themselves. */
    evidenceKind: text('evidence_kind', { enum: evidenceKinds }),
    evidenceSkill: text('evidence_skill'),
    /** The suggestion that the student rejected; stronger evidence is suggested again. */
    rejectedKind: text('rejected_kind', { enum: evidenceKinds }),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.topic, t.step] }),
    check('roadmap_steps_state', sql`${t.state} in ('todo', 'doing', 'done', 'skipped')`),
    check(
      'roadmap_steps_evidence',
      sql`(${t.evidenceKind} is null) = (${t.evidenceSkill} is null) and ${t.evidenceKind} in ('test', 'profile', 'resume')`,
    ),
    check('roadmap_steps_rejected', sql`${t.rejectedKind} in ('test', 'profile', 'resume')`),
  ],
);

/** What the pages that roadmaps link to answered last; the links themselves are in `content`. */
export const roadmapLinks = pgTable('roadmap_links', {
  url: text('url').primaryKey(),
  /** Null without an answer. */
  status: smallint('status'),
  /** Checks in a row without an answer. */
  failures: smallint('failures').notNull(),
  checkedAt: at('checked_at').notNull(),
});

/** How many hours a week a student plans to learn. */
export const roadmapPlans = pgTable(
  'roadmap_plans',
  {
    userId: userId().primaryKey(),
    hoursPerWeek: smallint('hours_per_week').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [check('roadmap_plans_hours', sql`${t.hoursPerWeek} between 1 and 60`)],
);

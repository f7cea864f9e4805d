import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { readinessCauses } from '#domain/readiness/readiness-change.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

/** Changes of a student's readiness score, one per part and cause. */
export const readinessChanges = pgTable(
  'readiness_changes',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    part: text('part', { enum: ['ats', 'resume', 'interviews', 'skills'] }).notNull(),
    cause: text('cause', { enum: readinessCauses }).notNull(),
    /** Null is not measured. */
    valueBefore: smallint('value_before'),
    valueAfter: smallint('value_after'),
    scoreBefore: smallint('score_before'),
    scoreAfter: smallint('score_after'),
    /** Total weight of the measured parts afterwards, in percent. */
    measured: smallint('measured').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('readiness_changes_newest').on(t.userId, t.changedAt.desc(), t.id.desc()),
    check('readiness_changes_part', sql`${t.part} in ('ats', 'resume', 'interviews', 'skills')`),
  ],
);

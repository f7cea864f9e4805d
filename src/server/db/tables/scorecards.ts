import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { userId, users } from './accounts.ts';
import { applications } from './applications.ts';
import { at, partOf } from './columns.ts';
import { companyId } from './companies.ts';
import { postings } from './postings.ts';

/** What a posting's applicants are assessed on; a posting without rows uses the defaults. */
export const postingCriteria = pgTable(
  'posting_criteria',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    postingId: uuid('posting_id').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    /** What a good answer or a good resume shows. */
    help: text('help'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(postings, t.companyId, t.postingId),
    unique('posting_criteria_name').on(t.companyId, t.postingId, t.name),
  ],
);

/** A member's assessment of an application. Append-only: an edit is a new version. */
export const scorecards = pgTable(
  'scorecards',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    summary: text('summary'),
    submittedAt: at('submitted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(applications, t.companyId, t.applicationId),
    unique('scorecards_version').on(t.companyId, t.applicationId, t.memberId, t.version),
    index('scorecards_member').on(t.memberId),
  ],
);

/** The criterion is stored as it was worded then. */
export const scorecardScores = pgTable(
  'scorecard_scores',
  {
    companyId: uuid('company_id').notNull(),
    scorecardId: uuid('scorecard_id').notNull(),
    place: integer('place').notNull(),
    criterion: text('criterion').notNull(),
    score: integer('score').notNull(),
    evidence: text('evidence').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.scorecardId, t.place] }),
    partOf(scorecards, t.companyId, t.scorecardId),
    check('scorecard_scores_score', sql`${t.score} between 1 and 4`),
  ],
);

/** A member's saved filters, order and columns of the applications table. */
export const applicationViews = pgTable(
  'application_views',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    memberId: userId('member_id'),
    name: text('name').notNull(),
    /** The query string of the page. */
    query: text('query').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('application_views_name').on(t.companyId, t.memberId, t.name),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { companyId } from './companies.ts';

/** Saved postings, internal or external. */
export const savedPostings = pgTable(
  'saved_postings',
  {
    userId: userId(),
    postingId: uuid('posting_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postingId] }),
    index('saved_postings_newest').on(t.userId, t.createdAt.desc(), t.postingId.desc()),
    index('saved_postings_posting').on(t.postingId),
  ],
);

/** Postings and companies that a user has hidden. */
export const hiddenPostings = pgTable(
  'hidden_postings',
  {
    userId: userId(),
    kind: text('kind', { enum: ['posting', 'company'] }).notNull(),
    /** The posting's id, or the company's name in lower case. */
    target: text('target').notNull(),
    /** The name in the list of hidden items. */
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.target] }),
    check('hidden_postings_kind', sql`${t.kind} in ('posting', 'company')`),
  ],
);

/** A user's most recent searches; a repeated one moves to the front. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: userId(),
    /** The normalized query string without the page. */
    query: text('query').notNull(),
    searchedAt: at('searched_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.query] }),
    index('recent_searches_newest').on(t.userId, t.searchedAt.desc()),
  ],
);

/** Saved searches, and how often their new postings are mailed. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    alert: text('alert', { enum: ['off', 'daily', 'weekly'] }).notNull(),
    /** When alerts were turned on: postings first seen before are not new. */
    alertsFrom: at('alerts_from').notNull(),
    /** Postings first seen or indexed after this time are new. */
    sinceAt: at('since_at').notNull(),
    nextAlertAt: at('next_alert_at'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('saved_searches_due').on(t.nextAlertAt),
    check('saved_searches_alert', sql`${t.alert} in ('off', 'daily', 'weekly')`),
  ],
);

/** Postings already included in an alert, so that none is repeated. */
export const alertedPostings = pgTable(
  'alerted_postings',
  {
    userId: userId(),
    postingId: uuid('posting_id').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.postingId] })],
);

/** A student's job preferences and their visibility to companies. */
export const jobPreferences = pgTable(
  'job_preferences',
  {
    userId: userId().primaryKey(),
    /** Whole years of experience. */
    years: smallint('years'),
    /** Preferred locations, as typed. */
    locations: text('locations').array().notNull().default([]),
    wantsRemote: text('wants_remote', { enum: ['no', 'yes', 'only'] })
      .notNull()
      .default('yes'),
    /** In minor units. */
    expectedSalary: bigint('expected_salary', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    salaryPeriod: text('salary_period', { enum: ['year', 'month', 'hour'] }),
    degree: text('degree', { enum: ['diploma', 'bachelor', 'master', 'doctorate'] }),
    graduationYear: smallint('graduation_year'),
    /** Countries with a work permit, as two-letter codes (ISO 3166). */
    permits: text('permits').array().notNull().default([]),
    /** Which companies can find the student. */
    visibility: text('visibility', { enum: ['off', 'applied', 'approved'] })
      .notNull()
      .default('off'),
    /** Whether companies that find the student may invite them. */
    isAvailable: boolean('is_available').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    check('job_preferences_visibility', sql`${t.visibility} in ('off', 'applied', 'approved')`),
    check('job_preferences_years', sql`${t.years} between 0 and 60`),
  ],
);

/** Which company viewed which student, shown to the student. */
export const profileViews = pgTable(
  'profile_views',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    studentId: userId('student_id'),
    /** The posting that the student was matched with. */
    postingId: uuid('posting_id'),
    viewedAt: at('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('profile_views_student').on(t.studentId, t.viewedAt.desc()),
  ],
);

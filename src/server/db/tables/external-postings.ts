import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { workplaces } from '#domain/posting/workplace.ts';
import { at } from './columns.ts';

/** Postings from external sources; candidates apply on the external site. */
export const externalPostings = pgTable(
  'outside_postings',
  {
    id: uuid('id').primaryKey(),
    source: text('source').notNull(),
    /** The posting's id at its source. */
    sourceRef: text('source_ref').notNull(),
    title: text('title').notNull(),
    companyName: text('company_name').notNull(),
    description: text('description').notNull(),
    skills: text('skills').array().notNull(),
    category: text('category'),
    level: text('level'),
    type: text('type'),
    location: text('location'),
    isRemote: boolean('is_remote').notNull(),
    /** Null where the source doesn't say. */
    workplace: text('workplace', { enum: workplaces }),
    salaryMin: bigint('salary_min', { mode: 'number' }),
    salaryMax: bigint('salary_max', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    salaryPeriod: text('salary_period', { enum: ['year', 'month', 'hour'] }),
    deadline: at('deadline'),
    postedAt: at('posted_at'),
    /** The application URL; null if the source gives none that is safe to show. */
    url: text('url'),
    /** What is known about the host of the application URL. */
    hostState: text('host_state', { enum: ['known', 'unknown', 'look-alike'] }).notNull(),
    /** Equal for duplicates of the same job: company, title and location, normalized. */
    sameKey: text('same_key').notNull(),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    /** The number of consecutive complete fetches of its source without it. */
    absences: integer('absences').notNull().default(0),
    closedAt: at('closed_at'),
    /** Removed by an administrator: it stays closed even if a source lists it again. */
    removedAt: at('removed_at'),
  },
  (t) => [
    unique('outside_postings_ref').on(t.source, t.sourceRef),
    index('outside_postings_same').on(t.sameKey),
    index('outside_postings_seen').on(t.source, t.lastSeenAt),
    check('outside_postings_host', sql`${t.hostState} in ('known', 'unknown', 'look-alike')`),
  ],
);

/** The recent health of each external source, shared by all processes. */
export const sourceStates = pgTable('source_states', {
  source: text('source').primaryKey(),
  /** Consecutive failures. */
  failures: integer('failures').notNull().default(0),
  /** Not queried before then. */
  pausedUntil: at('paused_until'),
  answeredAt: at('answered_at'),
  failedAt: at('failed_at'),
  problem: text('problem'),
});

/** Cached responses of sources, to avoid repeating the same query. */
export const sourceAnswers = pgTable('source_answers', {
  /** Source and normalized query. */
  key: text('key').primaryKey(),
  found: integer('found').notNull(),
  answeredAt: at('answered_at').notNull(),
});

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Postings that a source outside told of; one applies to them over there. */
export const externalPostings = pgTable(
  'outside_postings',
  {
    id: uuid('id').primaryKey(),
    source: text('source').notNull(),
    /** The source's own id of it. */
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
    salaryMin: bigint('salary_min', { mode: 'number' }),
    salaryMax: bigint('salary_max', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    salaryPeriod: text('salary_period', { enum: ['year', 'month', 'hour'] }),
    deadline: at('deadline'),
    postedAt: at('posted_at'),
    /** Where one applies; null when the source gives none that is safe to show. */
    url: text('url'),
    /** What is known of the host one applies at. */
    hostState: text('host_state', { enum: ['known', 'unknown', 'look-alike'] }).notNull(),
    /** Equal for the same work told of twice: company, title and place, folded. */
    sameKey: text('same_key').notNull(),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    /** Whole looks in a row at its source that did not show it. */
    absences: integer('absences').notNull().default(0),
    closedAt: at('closed_at'),
    /** An administrator took it away: it stays closed however often it is told of. */
    removedAt: at('removed_at'),
  },
  (t) => [
    unique('outside_postings_ref').on(t.source, t.sourceRef),
    index('outside_postings_same').on(t.sameKey),
    index('outside_postings_seen').on(t.source, t.lastSeenAt),
    check('outside_postings_host', sql`${t.hostState} in ('known', 'unknown', 'look-alike')`),
  ],
);

/** How each source outside has been answering, for every process alike. */
export const sourceStates = pgTable('source_states', {
  source: text('source').primaryKey(),
  /** In a row. */
  failures: integer('failures').notNull().default(0),
  /** Until then it is not asked. */
  restsUntil: at('rests_until'),
  answeredAt: at('answered_at'),
  failedAt: at('failed_at'),
  problem: text('problem'),
});

/** What was asked of a source, so that the same is not asked again at once. */
export const sourceAnswers = pgTable('source_answers', {
  /** Source and folded question. */
  key: text('key').primaryKey(),
  found: integer('found').notNull(),
  answeredAt: at('answered_at').notNull(),
});

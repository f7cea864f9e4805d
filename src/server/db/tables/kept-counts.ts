import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { at, partOf } from './columns.ts';
import { postings } from './postings.ts';

// Triggers add rows to the tables of counts, which a task folds together: decision 35. A count is
// the sum of its rows.
const counted = {
  count: integer('count').notNull(),
  isFolded: boolean('is_folded').notNull().default(false),
};

/** Per UTC day, how many applications of each status were sent and how many users were active. */
export const siteDayCounts = pgTable(
  'site_day_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** A status of applications, or 'active'. */
    kind: text('kind').notNull(),
    ...counted,
  },
  (t) => [
    index('site_day_counts_day').on(t.day, t.kind),
    index('site_day_counts_new')
      .on(t.day)
      .where(sql`not is_folded`),
  ],
);

/** How many applications each posting received. */
export const postingCounts = pgTable(
  'posting_counts',
  {
    companyId: uuid('company_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    ...counted,
  },
  (t) => [
    index('posting_counts_posting').on(t.companyId, t.postingId, t.count),
    index('posting_counts_new')
      .on(t.companyId)
      .where(sql`not is_folded`),
  ],
);

/** How many applications each company received in each quarter of an hour: time zones differ by those. */
export const companyCounts = pgTable(
  'company_counts',
  {
    companyId: uuid('company_id').notNull(),
    quarter: at('quarter').notNull(),
    ...counted,
  },
  (t) => [
    index('company_counts_quarter').on(t.companyId, t.quarter, t.count),
    index('company_counts_new')
      .on(t.companyId)
      .where(sql`not is_folded`),
  ],
);

/** When each posting that ever had a hire had its first of those not undone, kept by a trigger. */
export const firstHires = pgTable(
  'first_hires',
  {
    companyId: uuid('company_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    hiredAt: at('hired_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.postingId] }),
    partOf(postings, t.companyId, t.postingId),
    index('first_hires_newest').on(t.hiredAt.desc(), t.companyId, t.postingId),
  ],
);

/** The last UTC day on which each user was active, kept by a trigger. */
export const lastActiveDays = pgTable(
  'last_active_days',
  {
    userId: userId().primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [index('last_active_days_day').on(t.day, t.userId)],
);

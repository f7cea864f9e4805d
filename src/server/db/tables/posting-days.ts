import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { postingSources } from '#domain/analytics/posting-source.ts';
import { partOf } from './columns.ts';
import { postings } from './postings.ts';

/**
 * How often a posting was seen, opened and applied to on one day of the company's time zone, by
 * where people came from. Counts only: nothing here leads to a person.
 */
export const postingDays = pgTable(
  'posting_days',
  {
    companyId: uuid('company_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: postingSources }).notNull(),
    seen: integer('seen').notNull().default(0),
    opened: integer('opened').notNull().default(0),
    started: integer('started').notNull().default(0),
    submitted: integer('submitted').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.postingId, t.day, t.source] }),
    partOf(postings, t.companyId, t.postingId),
    index('posting_days_company').on(t.companyId, t.day),
    check(
      'posting_days_counts',
      sql`${t.seen} >= 0 and ${t.opened} >= 0 and ${t.started} >= 0 and ${t.submitted} >= 0`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { salaryPeriods } from '#domain/posting/posting.ts';
import { users } from './accounts.ts';
import { applications } from './applications.ts';
import { at, partOf } from './columns.ts';

const periods = sql.raw(salaryPeriods.map((period) => `'${period}'`).join(', '));

/**
 * An offer as it was sent, with the names that its letter states. Its terms never change: a company
 * withdraws it and sends another one.
 */
export const offers = pgTable(
  'offers',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    /** 1 for the first offer of an application. */
    number: integer('number').notNull(),
    /** In minor units of the currency. */
    pay: bigint('pay', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    period: text('period', { enum: salaryPeriods }).notNull(),
    startsOn: date('starts_on').notNull(),
    place: text('place').notNull(),
    terms: text('terms').notNull(),
    candidateName: text('candidate_name').notNull(),
    jobTitle: text('job_title').notNull(),
    companyName: text('company_name').notNull(),
    senderName: text('sender_name').notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: at('sent_at').notNull(),
    /** The move to 'Offer Made' that sent it. */
    moveId: uuid('move_id').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When both sides were told that it expired. */
    expiryNotifiedAt: at('expiry_notified_at'),
    answer: text('answer', { enum: ['accepted', 'declined'] }),
    answeredAt: at('answered_at'),
    withdrawnAt: at('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    /** The move that withdrew it. */
    withdrawnMoveId: uuid('withdrawn_move_id'),
    /** Set if sending was undone before the student was told. */
    undoneAt: at('undone_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(applications, t.companyId, t.applicationId),
    unique('offers_number').on(t.companyId, t.applicationId, t.number),
    index('offers_id').on(t.id),
    index('offers_open')
      .on(t.expiresAt)
      .where(
        sql`answer is null and withdrawn_at is null and undone_at is null and expiry_notified_at is null`,
      ),
    check('offers_pay', sql`${t.pay} > 0`),
    check('offers_period', sql`${t.period} in (${periods})`),
    check('offers_answer', sql`${t.answer} in ('accepted', 'declined')`),
    check('offers_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check(
      'offers_withdrawn',
      sql`(${t.withdrawnAt} is null) = (${t.withdrawnReason} is null)
        and (${t.withdrawnAt} is null) = (${t.withdrawnMoveId} is null)`,
    ),
  ],
);

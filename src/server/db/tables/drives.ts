import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateKinds, type DriveDates, driveStates } from '#domain/drive/drive.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';
import { companies } from './companies.ts';

const driveId = () =>
  uuid('drive_id')
    .notNull()
    .references(() => drives.id, { onDelete: 'cascade' });

/** Placement drives, maintained by administrators or by the company that posted them. */
export const drives = pgTable(
  'drives',
  {
    id: uuid('id').primaryKey(),
    /** The company on the platform that posted it; null for those of administrators. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    careersUrl: text('careers_url').notNull(),
    /** Where dates and rules were announced; without it students see neither. */
    sourceUrl: text('source_url'),
    verifiedOn: date('verified_on', { mode: 'string' }),
    timeZone: text('time_zone').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [
    index('drives_newest').on(t.createdAt.desc(), t.id.desc()),
    index('drives_company').on(t.companyId, t.createdAt.desc(), t.id.desc()),
  ],
);

export const driveDates = pgTable(
  'drive_dates',
  {
    driveId: driveId(),
    kind: text('kind', { enum: dateKinds }).notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.driveId, t.kind] }),
    index('drive_dates_soonest').on(t.at, t.driveId),
    check('drive_dates_kind', sql`${t.kind} in ('opens', 'closes', 'test', 'interview', 'result')`),
  ],
);

/** Eligibility rules; null is no limit. */
export const driveRules = pgTable('drive_rules', {
  driveId: driveId().primaryKey(),
  minPercent: doublePrecision('min_percent'),
  minCgpa: doublePrecision('min_cgpa'),
  levels: text('levels', { enum: ['tenth', 'twelfth', 'diploma', 'degree'] })
    .array()
    .notNull()
    .default([]),
  maxBacklogs: integer('max_backlogs'),
  maxGapMonths: integer('max_gap_months'),
  batchFrom: integer('batch_from'),
  batchTo: integer('batch_to'),
});

export const driveFollows = pgTable(
  'drive_follows',
  { userId: userId(), driveId: driveId(), createdAt: at('created_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.driveId] }),
    index('drive_follows_drive').on(t.driveId),
  ],
);

export const driveStateMarks = pgTable(
  'drive_states',
  {
    userId: userId(),
    driveId: driveId(),
    state: text('state', { enum: driveStates }).notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.driveId] }),
    index('drive_states_drive').on(t.driveId),
    check(
      'drive_states_state',
      sql`${t.state} in ('interested', 'applied', 'tested', 'offered', 'rejected')`,
    ),
  ],
);

/** Changes that followers are notified of once they can no longer be undone. */
export const driveChanges = pgTable(
  'drive_changes',
  {
    id: uuid('id').primaryKey(),
    driveId: driveId(),
    what: text('what', { enum: ['dates', 'rules', 'cancelled'] }).notNull(),
    /** The dates that students saw, by kind. */
    datesBefore: jsonb('dates_before').$type<DriveDates>().notNull(),
    datesAfter: jsonb('dates_after').$type<DriveDates>().notNull(),
    /** The form as it was, for undoing. */
    formBefore: jsonb('form_before').$type<Record<string, unknown>>().notNull(),
    /** The version of the drive that the change made. */
    version: integer('version').notNull(),
    actorId: uuid('actor_id').notNull(),
    createdAt: at('created_at').notNull(),
    undoneAt: at('undone_at'),
    notifiedAt: at('notified_at'),
  },
  (t) => [index('drive_changes_newest').on(t.driveId, t.createdAt.desc(), t.id.desc())],
);

/** A student's results, used for the eligibility of drives and for nothing else. */
export const studentAcademics = pgTable('student_academics', {
  userId: userId().primaryKey(),
  tenthPercent: doublePrecision('tenth_percent'),
  tenthCgpa: doublePrecision('tenth_cgpa'),
  twelfthPercent: doublePrecision('twelfth_percent'),
  twelfthCgpa: doublePrecision('twelfth_cgpa'),
  diplomaPercent: doublePrecision('diploma_percent'),
  diplomaCgpa: doublePrecision('diploma_cgpa'),
  degreePercent: doublePrecision('degree_percent'),
  degreeCgpa: doublePrecision('degree_cgpa'),
  backlogs: integer('backlogs'),
  gapMonths: integer('gap_months'),
  batchYear: integer('batch_year'),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
});

/** Reminders already sent: one per person, date and lead time. A moved date is another date. */
export const driveReminders = pgTable(
  'drive_reminders',
  {
    userId: userId(),
    driveId: driveId(),
    kind: text('kind', { enum: dateKinds }).notNull(),
    at: at('at').notNull(),
    lead: text('lead', { enum: ['days-3', 'day-1', 'hours-3'] }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.driveId, t.kind, t.at, t.lead] }),
    index('drive_reminders_drive').on(t.driveId),
  ],
);

/** The address of a student's calendar feed; its token is derived from the id and the secret. */
export const driveFeeds = pgTable('drive_feeds', {
  userId: userId().primaryKey(),
  id: uuid('id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
});

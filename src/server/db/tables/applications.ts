import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ScreeningAnswer } from '#domain/application/screening-answer.ts';
import { users } from './accounts.ts';
import { files } from './files.ts';
import { postings } from './postings.ts';

// To the millisecond, as a Date is, so that a position in a list can be told exactly.
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const status = [
  'pending',
  'under_review',
  'interview_scheduled',
  'offer_made',
  'hired',
  'rejected',
  'withdrawn',
  'declined',
] as const;
const statuses = sql.raw(status.map((s) => `'${s}'`).join(', '));

/** What was submitted stands here as it was sent; only status, version and the two clocks ever change. */
export const applications = pgTable(
  'job_applications',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    postingId: uuid('job_id').notNull(),
    studentId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: status }).notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    coverLetter: text('cover_letter'),
    resumeFileId: uuid('resume_file_id').references(() => files.id),
    answers: jsonb('answers').$type<ScreeningAnswer[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    firstAnsweredAt: at('first_answered_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.postingId],
      foreignColumns: [postings.companyId, postings.id],
    }),
    unique('job_applications_once').on(t.companyId, t.postingId, t.studentId),
    index('job_applications_id').on(t.id),
    index('job_applications_resume').on(t.resumeFileId),
    index('job_applications_student').on(t.studentId, t.createdAt.desc(), t.id.desc()),
    index('job_applications_company').on(t.companyId, t.createdAt.desc(), t.id.desc()),
    index('job_applications_answered')
      .on(t.companyId, t.firstAnsweredAt.desc(), t.createdAt)
      .where(sql`first_answered_at is not null`),
    index('job_applications_company_status').on(
      t.companyId,
      t.status,
      t.createdAt.desc(),
      t.id.desc(),
    ),
    check('job_applications_status', sql`${t.status} in (${statuses})`),
  ],
);

/** Append-only: who moved an application from which status to which, and when. */
export const applicationMoves = pgTable(
  'application_moves',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    fromStatus: text('from_status', { enum: status }),
    toStatus: text('to_status', { enum: status }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorKind: text('actor_kind', { enum: ['student', 'member', 'system'] }).notNull(),
    reason: text('reason'),
    /** The bulk move that this one is part of. */
    batchId: uuid('batch_id'),
    /** A move that was taken back within its seconds of grace; nobody was told of it. */
    undoneAt: at('undone_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
    index('application_moves_batch')
      .on(t.companyId, t.batchId)
      .where(sql`batch_id is not null`),
    index('application_moves_application').on(t.companyId, t.applicationId, t.createdAt),
    check('application_moves_status', sql`${t.toStatus} in (${statuses})`),
    check(
      'application_moves_rejected_by_person',
      sql`${t.toStatus} <> 'rejected' or (${t.actorKind} = 'member' and ${t.reason} is not null)`,
    ),
  ],
);

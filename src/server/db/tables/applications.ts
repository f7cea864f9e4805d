import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { postingSources } from '#domain/analytics/posting-source.ts';
import type { ScreeningAnswer } from '#domain/application/screening-answer.ts';
import { userId, users } from './accounts.ts';
import { at, partOf } from './columns.ts';
import { files } from './files.ts';
import { postingStages } from './posting-stages.ts';
import { postings } from './postings.ts';
import { invitations } from './talent.ts';

const status = [
  'pending',
  'under_review',
  'interview_scheduled',
  'offer_made',
  'hired',
  'rejected',
  'withdrawn',
  'declined',
  'closed',
] as const;
const statuses = sql.raw(status.map((s) => `'${s}'`).join(', '));

/**
 * The application as submitted; only the status, the stage, the owner, the version, the timestamps
 * and what is held back ever change.
 */
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
    /** The company's own stage of that status; null for the status itself. */
    stageId: uuid('stage_id'),
    /** What the student sees while a move can still be undone; null when that is the status. */
    heldStatus: text('held_status', { enum: status }),
    heldChangedAt: at('held_changed_at'),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    coverLetter: text('cover_letter'),
    resumeFileId: uuid('resume_file_id').references(() => files.id),
    answers: jsonb('answers').$type<ScreeningAnswer[]>().notNull().default([]),
    /** Where the student found the posting; null for applications from before it was measured. */
    source: text('source', { enum: postingSources }),
    /** The invitation that the student accepted by applying. */
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    /** The member who is responsible for the next step. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
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
    foreignKey({
      columns: [t.companyId, t.stageId],
      foreignColumns: [postingStages.companyId, postingStages.id],
    }),
    index('job_applications_stage').on(t.companyId, t.stageId),
    unique('job_applications_once').on(t.companyId, t.postingId, t.studentId),
    index('job_applications_id').on(t.id),
    index('job_applications_newest').on(t.createdAt.desc(), t.id.desc(), t.status),
    index('job_applications_owner').on(t.ownerId),
    index('job_applications_resume').on(t.resumeFileId),
    index('job_applications_invitation').on(t.invitationId),
    index('job_applications_student').on(t.studentId, t.createdAt.desc(), t.id.desc()),
    index('job_applications_company').on(t.companyId, t.createdAt.desc(), t.id.desc()),
    index('job_applications_answered')
      .on(t.companyId, t.firstAnsweredAt.desc(), t.createdAt)
      .where(sql`first_answered_at is not null`),
    index('job_applications_unanswered')
      .on(t.companyId, t.createdAt)
      .where(
        sql`first_answered_at is null and status in ('pending', 'under_review', 'interview_scheduled', 'offer_made')`,
      ),
    index('job_applications_company_status').on(
      t.companyId,
      t.status,
      t.createdAt.desc(),
      t.id.desc(),
    ),
    check('job_applications_status', sql`${t.status} in (${statuses})`),
    check(
      'job_applications_held',
      sql`(${t.heldStatus} is null) = (${t.heldChangedAt} is null)
        and (${t.heldStatus} is null or ${t.heldStatus} in (${statuses}))`,
    ),
  ],
);

/** Applications that the student can still undo: nobody else knows of them yet. */
export const heldApplications = pgTable(
  'held_applications',
  {
    studentId: userId(),
    postingId: uuid('posting_id').notNull(),
    resumeFileId: uuid('resume_file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    source: text('source', { enum: postingSources }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.postingId] }),
    index('held_applications_resume').on(t.resumeFileId),
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
    fromStageId: uuid('from_stage_id'),
    toStageId: uuid('to_stage_id'),
    /** The stage's name at the time, so that the history outlives the stage. */
    stageName: text('stage_name'),
    /** The basis of a move that no interview or offer on record supports: decision 29. */
    basis: text('basis', { enum: ['proposes_times', 'accepted_outside'] }),
    /** The moves that are undone together with this one. */
    batchId: uuid('batch_id'),
    /** The student was not told: it can still be undone, was undone, or another move followed. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Of a hire: the application's posting, set by a trigger. */
    postingId: uuid('posting_id'),
    /** Set if the move was undone before anybody was notified of it. */
    undoneAt: at('undone_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(applications, t.companyId, t.applicationId),
    index('application_moves_batch')
      .on(t.companyId, t.batchId)
      .where(sql`batch_id is not null`),
    index('application_moves_company').on(t.companyId, t.createdAt),
    index('application_moves_hired')
      .on(t.companyId, t.applicationId, t.createdAt)
      .where(sql`to_status = 'hired'`),
    index('application_moves_first_hire')
      .on(t.companyId, t.postingId, t.createdAt)
      .where(sql`to_status = 'hired' and undone_at is null`),
    index('application_moves_application').on(t.companyId, t.applicationId, t.createdAt),
    check('application_moves_status', sql`${t.toStatus} in (${statuses})`),
    check('application_moves_basis', sql`${t.basis} in ('proposes_times', 'accepted_outside')`),
    check(
      'application_moves_rejected_by_person',
      sql`${t.toStatus} <> 'rejected' or (${t.actorKind} = 'member' and ${t.reason} is not null)`,
    ),
    check(
      'application_moves_closed_by_system',
      sql`${t.toStatus} <> 'closed' or ${t.actorKind} = 'system'`,
    ),
  ],
);

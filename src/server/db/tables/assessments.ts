import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AcceptedTest, SharedTestResult } from '#domain/assessment/accepted-test.ts';
import {
  type SittingQuestion,
  type AssessmentContent,
  uploadKinds,
} from '#domain/assessment/assessment.ts';
import type { AnswerScore } from '#domain/assessment/review.ts';
import type { SpokenPart } from '#domain/recording/captions.ts';
import { userId, users } from './accounts.ts';
import { applications } from './applications.ts';
import { at, partOf } from './columns.ts';
import { files } from './files.ts';
import { postings } from './postings.ts';

/** Tests that a company gives to the applicants of a posting. */
export const assessments = pgTable(
  'assessments',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    postingId: uuid('posting_id').notNull(),
    title: text('title').notNull(),
    /** The newest version, which new invitations get. */
    version: integer('version').notNull(),
    /** A passed skill test that the company accepts instead. */
    accepts: json('accepts').$type<AcceptedTest>(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** No invitations after this time. */
    archivedAt: at('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(postings, t.companyId, t.postingId),
    index('assessments_posting').on(t.companyId, t.postingId),
    index('assessments_newest').on(t.companyId, t.createdAt.desc(), t.id.desc()),
  ],
);

/** What an assessment asks, with its answer keys. Never changed: an edit is a new version. */
export const assessmentVersions = pgTable(
  'assessment_versions',
  {
    companyId: uuid('company_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    version: integer('version').notNull(),
    content: json('content').$type<AssessmentContent>().notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.assessmentId, t.version] }),
    partOf(assessments, t.companyId, t.assessmentId),
    index('assessment_versions_author').on(t.createdBy),
  ],
);

/** One attempt by a candidate, from the invitation on. */
export const assessmentSittings = pgTable(
  'assessment_sittings',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    version: integer('version').notNull(),
    applicationId: uuid('application_id').notNull(),
    studentId: userId('student_id'),
    /** From 1. */
    tryNumber: smallint('try_number').notNull(),
    /** Those who were invited together, which is undone together. */
    batchId: uuid('batch_id').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    /** The student sees the sitting from then on. */
    notifiedAt: at('notified_at'),
    /** The latest start. */
    expiresAt: at('expires_at').notNull(),
    /** Multiplies the minutes of each section. */
    timeFactor: real('time_factor').notNull().default(1),
    /** Extra time that the student asked for, and the answer. */
    askedFactor: real('asked_factor'),
    askedNote: text('asked_note'),
    timeAskedAt: at('time_asked_at'),
    timeAnsweredAt: at('time_answered_at'),
    startsAt: at('starts_at'),
    /** When the student went on to each later section, in milliseconds since 1970. */
    advanced: json('advanced').$type<number[]>().notNull().default([]),
    endsAt: at('ends_at'),
    submittedAt: at('submitted_at'),
    gradedAt: at('graded_at'),
    /** The passed skill test that the student gave instead. */
    acceptedTest: json('accepted_test').$type<SharedTestResult>(),
    /** Right answers among those that have a key, 0 to 100; null without such questions. */
    score: smallint('score'),
    /** The student asked for a person to look at the result, and the answer. */
    reviewAskedAt: at('review_asked_at'),
    reviewNote: text('review_note'),
    reviewAnswer: text('review_answer'),
    reviewAnsweredAt: at('review_answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.assessmentId, t.version],
      foreignColumns: [
        assessmentVersions.companyId,
        assessmentVersions.assessmentId,
        assessmentVersions.version,
      ],
    }).onDelete('cascade'),
    partOf(applications, t.companyId, t.applicationId),
    unique('assessment_sittings_once').on(
      t.companyId,
      t.assessmentId,
      t.applicationId,
      t.tryNumber,
    ),
    index('assessment_sittings_application').on(t.companyId, t.applicationId),
    index('assessment_sittings_student').on(t.studentId, t.createdAt.desc(), t.id.desc()),
    index('assessment_sittings_batch').on(t.companyId, t.batchId),
    index('assessment_sittings_inviter').on(t.invitedBy),
    index('assessment_sittings_unfinished')
      .on(t.endsAt)
      .where(sql`graded_at is null and starts_at is not null`),
    check('assessment_sittings_started', sql`(${t.startsAt} is null) = (${t.endsAt} is null)`),
    check('assessment_sittings_score', sql`${t.score} between 0 and 100`),
  ],
);

/** One row for each question of a sitting. */
export const sittingAnswers = pgTable(
  'sitting_answers',
  {
    companyId: uuid('company_id').notNull(),
    sittingId: uuid('sitting_id').notNull(),
    /** From 0. */
    place: smallint('place').notNull(),
    /** What was asked, with its answer key. */
    question: json('question').$type<SittingQuestion>().notNull(),
    answer: text('answer').notNull().default(''),
    version: integer('version').notNull().default(0),
    /** How many recordings were given; the last one counts. */
    takes: smallint('takes').notNull().default(0),
    /** Null until it is graded, and for answers that people review. */
    isRight: boolean('is_right'),
    passedCases: smallint('passed_cases'),
    /** Why the answer could not be run, in the words of the engine. */
    problem: text('problem'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.sittingId, t.place] }),
    partOf(assessmentSittings, t.companyId, t.sittingId),
  ],
);

/**
 * A recording or file that a student gave as an answer. Recordings for practice are in another
 * table.
 */
export const sittingRecordings = pgTable(
  'sitting_recordings',
  {
    companyId: uuid('company_id').notNull(),
    sittingId: uuid('sitting_id').notNull(),
    place: smallint('place').notNull(),
    studentId: userId('student_id'),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    kind: text('kind', { enum: uploadKinds }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** What a service heard, and when; null if none was asked or it tells no times. */
    heard: json('heard').$type<SpokenPart[]>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.sittingId, t.place] }),
    foreignKey({
      columns: [t.companyId, t.sittingId, t.place],
      foreignColumns: [sittingAnswers.companyId, sittingAnswers.sittingId, sittingAnswers.place],
    }).onDelete('cascade'),
    index('sitting_recordings_student').on(t.studentId),
    index('sitting_recordings_file').on(t.fileId),
  ],
);

/** What a member thinks of the answers of a sitting. Append-only: an edit is a new version. */
export const sittingReviews = pgTable(
  'sitting_reviews',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    sittingId: uuid('sitting_id').notNull(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    scores: json('scores').$type<AnswerScore[]>().notNull(),
    submittedAt: at('submitted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(assessmentSittings, t.companyId, t.sittingId),
    unique('sitting_reviews_version').on(t.companyId, t.sittingId, t.memberId, t.version),
    index('sitting_reviews_member').on(t.memberId),
  ],
);

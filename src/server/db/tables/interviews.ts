import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Window } from '#domain/interview/availability.ts';
import {
  interviewActs,
  type InterviewDetails,
  interviewLeads,
  interviewStatuses,
  interviewTypes,
  outcomes,
  platforms,
} from '#domain/interview/interview.ts';
import { userId, users } from './accounts.ts';
import { applications } from './applications.ts';
import { at, partOf } from './columns.ts';
import { companyId } from './companies.ts';
import { postings } from './postings.ts';

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
const listed = (values: readonly string[]) => sql.raw(values.map((one) => `'${one}'`).join(', '));

export const interviews = pgTable(
  'interviews',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    round: integer('round').notNull().default(1),
    type: text('type', { enum: interviewTypes }).notNull().default('screening'),
    title: text('title').notNull().default(''),
    /** Null before a time is booked, and after it was given up. */
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    minutes: integer('minutes').notNull().default(60),
    /** In which the company entered the times. */
    timeZone: text('time_zone').notNull().default('UTC'),
    status: text('status', { enum: interviewStatuses }).notNull(),
    platform: text('platform', { enum: platforms }).notNull(),
    /** A meeting link, an address or a phone number. */
    place: text('place').notNull().default(''),
    /** The move with the times that the student can choose from. */
    proposalId: uuid('proposal_id'),
    version: integer('version').notNull().default(1),
    cancellationReason: text('cancellation_reason'),
    outcome: text('outcome', { enum: outcomes }),
    /** The last reminder that both sides got, of the current time. */
    reminded: text('reminded', { enum: interviewLeads }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    /** The order of lists: by time, and before there is one, by creation. */
    sortAt: at('sort_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(starts_at, created_at)`),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('interviews_id').on(t.id),
    partOf(applications, t.companyId, t.applicationId),
    index('interviews_application').on(t.companyId, t.applicationId),
    index('interviews_company').on(t.companyId, t.sortAt, t.id),
    index('interviews_student').on(t.studentId, t.startsAt),
    index('interviews_due')
      .on(t.startsAt)
      .where(sql`status = 'scheduled'`),
    check('interviews_times', sql`${t.endsAt} > ${t.startsAt}`),
    check(
      'interviews_has_time',
      sql`(${t.startsAt} is null) = (${t.endsAt} is null) and case
        when ${t.status} in ('scheduled', 'completed', 'no_show') then ${t.startsAt} is not null
        when ${t.status} in ('proposed', 'needs_times') then ${t.startsAt} is null else true end`,
    ),
    check('interviews_status', sql`${t.status} in (${listed(interviewStatuses)})`),
    check('interviews_type', sql`${t.type} in (${listed(interviewTypes)})`),
    check('interviews_platform', sql`${t.platform} in (${listed(platforms)})`),
    check('interviews_outcome', sql`${t.outcome} in (${listed(outcomes)})`),
    check('interviews_reminded', sql`${t.reminded} in (${listed(interviewLeads)})`),
  ],
);

/** The interviewers. A trigger keeps `busy` the time of a scheduled interview, otherwise null. */
export const interviewMembers = pgTable(
  'interview_members',
  {
    companyId: uuid('company_id').notNull(),
    interviewId: uuid('interview_id').notNull(),
    memberId: userId('member_id'),
    busy: tstzrange('busy'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.interviewId, t.memberId] }),
    partOf(interviews, t.companyId, t.interviewId),
    index('interview_members_member').on(t.memberId),
  ],
);

/** Append-only, but for undoing: what happened to an interview, who did it, and when. */
export const interviewMoves = pgTable(
  'interview_moves',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    interviewId: uuid('interview_id').notNull(),
    act: text('act', { enum: interviewActs }).notNull(),
    fromStatus: text('from_status', { enum: interviewStatuses }),
    toStatus: text('to_status', { enum: interviewStatuses }).notNull(),
    fromStartsAt: at('from_starts_at'),
    toStartsAt: at('to_starts_at'),
    fromEndsAt: at('from_ends_at'),
    fromProposalId: uuid('from_proposal_id'),
    /** The details before the change, if it changed them. */
    fromDetails: jsonb('from_details').$type<InterviewDetails>(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorKind: text('actor_kind', { enum: ['student', 'member', 'system'] }).notNull(),
    note: text('note'),
    createdAt: at('created_at').notNull(),
    undoneAt: at('undone_at'),
    /** When the others were notified, once it could no longer be undone. */
    notifiedAt: at('notified_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(interviews, t.companyId, t.interviewId),
    index('interview_moves_interview').on(t.companyId, t.interviewId, t.createdAt),
    check('interview_moves_act', sql`${t.act} in (${listed(interviewActs)})`),
    check('interview_moves_status', sql`${t.toStatus} in (${listed(interviewStatuses)})`),
  ],
);

/** Times that were proposed, by the move that proposed them. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    interviewId: uuid('interview_id').notNull(),
    moveId: uuid('move_id').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(interviews, t.companyId, t.interviewId),
    index('interview_slots_move').on(t.companyId, t.moveId),
    index('interview_slots_interview').on(t.companyId, t.interviewId),
    check('interview_slots_times', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** When a member can interview. */
export const interviewAvailability = pgTable(
  'interview_availability',
  {
    companyId: companyId(),
    userId: userId(),
    timeZone: text('time_zone').notNull(),
    windows: jsonb('windows').$type<Window[]>().notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    mostPerWeek: integer('most_per_week'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('interview_availability_user').on(t.userId),
  ],
);

/** What interviews about a posting are like. Students see format, topics and practice. */
export const interviewKits = pgTable(
  'interview_kits',
  {
    companyId: uuid('company_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    format: text('format').notNull(),
    topics: jsonb('topics').$type<string[]>().notNull(),
    practice: jsonb('practice').$type<string[]>().notNull(),
    questions: jsonb('questions').$type<string[]>().notNull(),
    criteria: jsonb('criteria').$type<string[]>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.postingId] }),
    partOf(postings, t.companyId, t.postingId),
  ],
);

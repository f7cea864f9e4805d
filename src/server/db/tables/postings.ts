import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import type { ScreeningQuestion } from '#domain/posting/screening-question.ts';
import { workplaces } from '#domain/posting/workplace.ts';
import { companies } from './companies.ts';

// Millisecond precision like a Date, so that cursors are exact.
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const postings = pgTable(
  'job_postings',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    responsibilities: text('responsibilities'),
    requirements: text('requirements'),
    niceToHave: text('nice_to_have'),
    /** Whom applicants may ask. */
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    primaryRole: text('primary_role'),
    department: text('department'),
    duration: text('duration'),
    skills: text('skills').array(),
    category: text('category'),
    level: text('level'),
    type: text('type'),
    location: text('location'),
    workplace: text('workplace', { enum: workplaces }).notNull().default('onsite'),
    salaryMin: bigint('salary_min', { mode: 'number' }),
    salaryMax: bigint('salary_max', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    salaryPeriod: text('salary_period', { enum: ['year', 'month', 'hour'] }),
    deadline: at('deadline'),
    /** The time zone whose day the deadline ends. */
    deadlineZone: text('deadline_zone').notNull().default('UTC'),
    /** Requirements that every applicant must meet; null means no requirement. */
    minDegree: text('min_degree', { enum: ['diploma', 'bachelor', 'master', 'doctorate'] }),
    /** Graduation years, both inclusive. */
    batchFrom: integer('batch_from'),
    batchTo: integer('batch_to'),
    /** Applicants need an existing work permit for the posting's country. */
    needsPermit: boolean('needs_permit').notNull().default(false),
    /** The badge of a skill test that applicants should show. */
    skillBadge: json('skill_badge').$type<AcceptedTest>(),
    screeningQuestions: jsonb('screening_questions')
      .$type<ScreeningQuestion[]>()
      .notNull()
      .default([]),
    /** Interview questions to prepare for, one per line. */
    practiceQuestions: text('practice_questions'),
    /** Whether students see them while the posting is open. */
    sharesPractice: boolean('shares_practice').notNull().default(false),
    /** Members review applications without name, contact and college until their first scorecard. */
    isBlind: boolean('is_blind').notNull().default(false),
    state: text('state', { enum: ['draft', 'active', 'closed', 'removed'] }).notNull(),
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs(sql`state = 'active'`),
    isComplete: boolean('is_complete')
      .notNull()
      .generatedAlwaysAs(
        sql`description is not null and primary_role is not null and duration is not null and skills is not null`,
      ),
    sourceRef: text('source_ref'),
    version: integer('version').notNull().default(1),
    postedAt: at('posted_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('job_postings_id').on(t.id),
    index('job_postings_open')
      .on(t.postedAt.desc(), t.id.desc(), t.deadline, t.companyId)
      .where(sql`state = 'active' and is_complete`),
    index('job_postings_practice')
      .on(t.postedAt.desc(), t.id.desc())
      .where(sql`state = 'active' and is_complete and shares_practice`),
    // The state comes last: a list of one state skips the others without reading their rows.
    index('job_postings_newest').on(t.createdAt.desc(), t.id.desc(), t.state),
    // Whole-site figures read nothing else of a posting.
    index('job_postings_posted')
      .on(t.postedAt.desc(), t.id.desc(), t.companyId, t.state)
      .where(sql`posted_at is not null`),
    index('job_postings_company_state').on(t.companyId, t.state, t.createdAt.desc(), t.id.desc()),
    index('job_postings_blind')
      .on(t.companyId, t.id)
      .where(sql`is_blind`),
    unique('job_postings_source_ref').on(t.companyId, t.sourceRef),
    check('job_postings_state', sql`${t.state} in ('draft', 'active', 'closed', 'removed')`),
    check('job_postings_posted', sql`${t.state} <> 'active' or ${t.postedAt} is not null`),
    check('job_postings_workplace', sql`${t.workplace} in ('remote', 'hybrid', 'onsite')`),
    check('job_postings_batch', sql`${t.batchTo} >= ${t.batchFrom}`),
    check(
      'job_postings_salary',
      sql`${t.salaryMin} is null or (${t.salaryMax} >= ${t.salaryMin} and ${t.salaryCurrency} is not null and ${t.salaryPeriod} is not null)`,
    ),
  ],
);

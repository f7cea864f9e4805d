import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { invitationStates } from '#domain/invitation/invitation.ts';
import type { VisibleProfile } from '#domain/talent/profile-changes.ts';
import { userId, users } from './accounts.ts';
import { at, partOf } from './columns.ts';
import { companyId } from './companies.ts';
import { postings } from './postings.ts';

const studentId = () => userId('student_id');
const memberId = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** Students in a company's talent pool. */
export const talentEntries = pgTable(
  'talent_entries',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    studentId: studentId(),
    tags: text('tags').array().notNull().default([]),
    /** What the company saw of the profile when it added the student. */
    seen: jsonb('seen').$type<VisibleProfile>().notNull(),
    addedBy: memberId('added_by'),
    /** Of tags and note. */
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** Since when it only waits for being restored; deleted an hour later. */
    removedAt: at('removed_at'),
  },
  (t) => [
    unique('talent_entries_once').on(t.companyId, t.studentId),
    index('talent_entries_newest').on(t.companyId, t.createdAt.desc(), t.id.desc()),
    index('talent_entries_student').on(t.studentId),
    index('talent_entries_added_by').on(t.addedBy),
    index('talent_entries_removed')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
    check('talent_entries_tags', sql`cardinality(${t.tags}) <= 10`),
  ],
);

/** The postings for which a student of the pool is shortlisted. */
export const talentShortlists = pgTable(
  'talent_shortlists',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => talentEntries.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.postingId] }),
    partOf(postings, t.companyId, t.postingId),
    index('talent_shortlists_posting').on(t.companyId, t.postingId),
  ],
);

/** The company's own notes; a note stays without its entry when a student can no longer be found. */
export const talentNotes = pgTable(
  'talent_notes',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    entryId: uuid('entry_id')
      .unique()
      .references(() => talentEntries.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    authorId: memberId('author_id'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('talent_notes_newest').on(t.companyId, t.updatedAt.desc(), t.id.desc()),
    index('talent_notes_author').on(t.authorId),
  ],
);

/** Invitations to apply. One that is undone in time is deleted. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    postingId: uuid('posting_id').notNull(),
    studentId: studentId(),
    invitedBy: memberId('invited_by'),
    state: text('state', { enum: invitationStates }).notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When the student was notified; before that they don't see it. */
    notifiedAt: at('notified_at'),
    answeredAt: at('answered_at'),
    /** When the company was notified that the student declined. */
    answerNotifiedAt: at('answer_notified_at'),
  },
  (t) => [
    unique('invitations_once').on(t.companyId, t.postingId, t.studentId),
    partOf(postings, t.companyId, t.postingId),
    index('invitations_student').on(t.studentId, t.createdAt.desc(), t.id.desc()),
    index('invitations_company').on(t.companyId, t.createdAt.desc()),
    index('invitations_invited_by').on(t.invitedBy),
    check('invitations_state', sql`${t.state} in ('sent', 'applied', 'declined')`),
  ],
);

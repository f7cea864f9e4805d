import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userId, users } from './accounts.ts';
import { applications } from './applications.ts';
import { at, partOf } from './columns.ts';

/** Messages between the company and the applicant about one application. Append-only. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorKind: text('author_kind', { enum: ['student', 'member'] }).notNull(),
    body: text('body').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(applications, t.companyId, t.applicationId),
    index('application_messages_application').on(
      t.companyId,
      t.applicationId,
      t.createdAt.desc(),
      t.id.desc(),
    ),
    check('application_messages_author', sql`${t.authorKind} in ('student', 'member')`),
  ],
);

/** Internal notes of company members; never shown to students. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(applications, t.companyId, t.applicationId),
    index('application_notes_application').on(t.companyId, t.applicationId, t.createdAt, t.id),
  ],
);

/** One member's rating of one application, 1 to 5; a later one replaces the earlier. */
export const applicationRatings = pgTable(
  'application_ratings',
  {
    companyId: uuid('company_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    memberId: userId('member_id'),
    stars: integer('stars').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.applicationId, t.memberId] }),
    partOf(applications, t.companyId, t.applicationId),
    check('application_ratings_stars', sql`${t.stars} between 1 and 5`),
  ],
);

export const applicationInterviewers = pgTable(
  'application_interviewers',
  {
    companyId: uuid('company_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    memberId: userId('member_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.applicationId, t.memberId] }),
    partOf(applications, t.companyId, t.applicationId),
    index('application_interviewers_member').on(t.companyId, t.memberId),
  ],
);

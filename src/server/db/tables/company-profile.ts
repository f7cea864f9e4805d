import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, bytea } from './columns.ts';
import { companyId, companyMembers } from './companies.ts';
import { postings } from './postings.ts';

/** A company's choices; a company without a row has all of them on. */
export const companySettings = pgTable('company_settings', {
  companyId: companyId().primaryKey(),
  notifiesApplications: boolean('notifies_applications').notNull().default(true),
  notifiesMessages: boolean('notifies_messages').notNull().default(true),
  notifiesWithdrawals: boolean('notifies_withdrawals').notNull().default(true),
  showsResponseTime: boolean('shows_response_time').notNull().default(true),
  hidesContact: boolean('hides_contact').notNull().default(true),
  isIndexed: boolean('is_indexed').notNull().default(true),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
});

/**
 * A company's logo as WebP. In the database because it is small and belongs to no account whose
 * files are deleted with it.
 */
export const companyLogos = pgTable('company_logos', {
  id: uuid('id').primaryKey(),
  companyId: companyId().unique(),
  bytes: bytea('bytes').notNull(),
  createdAt: at('created_at').notNull(),
});

/** The postings that members with limited access may see. */
export const postingMembers = pgTable(
  'posting_members',
  {
    companyId: uuid('company_id').notNull(),
    postingId: uuid('posting_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.postingId] }),
    foreignKey({
      name: 'posting_members_member',
      columns: [t.companyId, t.userId],
      foreignColumns: [companyMembers.companyId, companyMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'posting_members_of_posting',
      columns: [t.companyId, t.postingId],
      foreignColumns: [postings.companyId, postings.id],
    }).onDelete('cascade'),
    index('posting_members_posting').on(t.companyId, t.postingId),
  ],
);

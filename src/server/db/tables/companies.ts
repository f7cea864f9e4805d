import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { memberRoles } from '#domain/actor.ts';
import { companySizes } from '#domain/company/company-status.ts';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    status: text('status', {
      enum: ['requested', 'pending', 'approved', 'rejected', 'suspended'],
    }).notNull(),
    website: text('website'),
    linkedinUrl: text('linkedin_url'),
    industry: text('industry'),
    size: text('size', { enum: companySizes }),
    location: text('location'),
    foundedYear: integer('founded_year'),
    address: text('address'),
    description: text('description'),
    /** The current row of company_logos. */
    logoId: uuid('logo_id'),
    /** Two colors as chosen, in hexadecimal: #1a2b3c. */
    primaryColor: text('primary_color'),
    secondaryColor: text('secondary_color'),
    contactFirstName: text('contact_first_name').notNull().default(''),
    contactLastName: text('contact_last_name').notNull().default(''),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    /** Where its postings' deadlines end their day. */
    timeZone: text('time_zone').notNull().default(defaultTimeZone),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    /** When a requested company was first approved; its postings are open from then on. */
    approvedAt: at('approved_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('companies_status_newest').on(t.status, t.createdAt.desc(), t.id.desc()),
    index('companies_newest').on(t.createdAt.desc(), t.id.desc()),
    check(
      'companies_status',
      sql`${t.status} in ('requested', 'pending', 'approved', 'rejected', 'suspended')`,
    ),
  ],
);

/** The company that a row belongs to; deleting it deletes the row. */
export const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

const { description, website, linkedinUrl } = companies;
export const aboutCompanyColumns = { description, website, linkedinUrl };

/** The version of a company's stylesheet; null without own colors. */
export const brandVersionColumn = sql<number | null>`case when ${companies.primaryColor} is null
  and ${companies.secondaryColor} is null then null else ${companies.version} end`;

export const companyMembers = pgTable(
  'company_members',
  {
    companyId: companyId(),
    userId: userId(),
    role: text('role', { enum: memberRoles }).notNull(),
    /** Sees only the postings in posting_members. */
    isLimited: boolean('is_limited').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('company_members_user').on(t.userId),
    check('company_members_role', sql`${t.role} in ('owner', 'recruiter', 'interviewer')`),
  ],
);

/** Invitations to join a company; whoever opens the link with the token may accept one once. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role', { enum: memberRoles }).notNull(),
    /** Where it was mailed; null for a link that the owner passes on. */
    email: text('email'),
    /** The jobs that the new member may see; null for all. */
    postingIds: uuid('posting_ids').array(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    usedAt: at('used_at'),
  },
  (t) => [
    index('company_invitations_company').on(t.companyId, t.createdAt.desc()),
    index('company_invitations_email').on(t.email),
    index('company_invitations_expires').on(t.expiresAt),
    check('company_invitations_role', sql`${t.role} in ('owner', 'recruiter', 'interviewer')`),
  ],
);

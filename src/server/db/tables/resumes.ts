import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ImportedFields } from '#domain/resume/imported-fields.ts';
import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

const written = () => ({
  content: jsonb('content').$type<Resume>().notNull(),
  design: jsonb('design').$type<ResumeDesign>().notNull(),
});

/** Resumes that students wrote on the site. */
export const resumes = pgTable(
  'resumes',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    ...written(),
    /** Fields of the JSON Resume file that it was imported from, as long as it has them unchanged. */
    imported: jsonb('imported').$type<ImportedFields>(),
    version: integer('version').notNull().default(1),
    isDefault: boolean('is_default').notNull().default(false),
    archivedAt: at('archived_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('resumes_newest').on(t.userId, t.updatedAt.desc(), t.id.desc()),
    uniqueIndex('resumes_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
);

/**
 * Earlier versions of a resume: saved periodically while it is edited, and with a name on request.
 */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    id: uuid('id').primaryKey(),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** '' for unnamed versions. */
    label: text('label').notNull().default(''),
    name: text('name').notNull(),
    ...written(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('resume_versions_newest').on(t.resumeId, t.createdAt.desc(), t.id.desc())],
);

/** Share links: everyone with the link can read the resume's current version. */
export const resumeLinks = pgTable(
  'resume_links',
  {
    id: uuid('id').primaryKey(),
    resumeId: uuid('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    passwordHash: text('password_hash'),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: at('last_viewed_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('resume_links_of_resume').on(t.resumeId, t.createdAt.desc())],
);

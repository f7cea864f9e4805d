import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { at } from './columns.ts';
import { files } from './files.ts';

/**
 * Parsed text of resume files. A file generated from a resume written on the site stores that
 * resume.
 */
export const resumeReadings = pgTable('resume_readings', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  written: jsonb('written').$type<Resume>(),
  /** Null until the file is parsed. */
  parsed: jsonb('parsed').$type<ParsedResume>(),
  /** The version of the parsing rules. */
  version: integer('version'),
  readAt: at('read_at'),
});

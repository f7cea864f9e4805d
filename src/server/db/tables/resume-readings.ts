import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { files } from './files.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the files of resumes say. A file that was made of a resume written here keeps what was written. */
export const resumeReadings = pgTable('resume_readings', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  written: jsonb('written').$type<Resume>(),
  /** Null until it was read. */
  parsed: jsonb('parsed').$type<ParsedResume>(),
  /** Of the rules it was read by. */
  version: integer('version'),
  readAt: at('read_at'),
});

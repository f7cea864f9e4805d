import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { applications } from './tables/applications.ts';
import { files } from './tables/files.ts';
import { resumes } from './tables/resumes.ts';

/** An account, and its email address if verified. */
export type Person = { userId: string; email: string | null };

/** Conditions for a person's rows, by table column. */
export const ownRows = {
  byUser: (column: PgColumn) => (person: Person) => eq(column, person.userId),
  byEmail: (column: PgColumn) => (person: Person) =>
    person.email === null ? sql`false` : eq(sql`lower(${column})`, person.email.toLowerCase()),
  ofOwnApplications: (column: PgColumn) => (person: Person) =>
    inArray(
      column,
      sql`(select ${applications.id} from ${applications} where ${applications.studentId} = ${person.userId})`,
    ),
  ofOwnFiles: (column: PgColumn) => (person: Person) =>
    inArray(
      column,
      sql`(select ${files.id} from ${files} where ${files.ownerId} = ${person.userId})`,
    ),
  ofOwnResumes: (column: PgColumn) => (person: Person) =>
    inArray(
      column,
      sql`(select ${resumes.id} from ${resumes} where ${resumes.userId} = ${person.userId})`,
    ),
};

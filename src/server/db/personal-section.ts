import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Whose data: an account, and its address where it is known to be its owner's. */
export type Person = { userId: string; email: string | null };

export type PersonalSection = {
  /** Of the file in the archive. */
  name: string;
  table: PgTable;
  /** The columns that the archive holds, by the names of the code. */
  holds: readonly string[];
  /** The person's rows. */
  of: (person: Person) => SQL | undefined;
};

export function section(
  name: string,
  table: PgTable,
  of: PersonalSection['of'],
  holds: string,
): PersonalSection {
  return { name, table, of, holds: holds.split(' ') };
}

/** Rows that name the account. */
export const byUser = (column: PgColumn) => (person: Person) => eq(column, person.userId);
/** Rows that name the address, in any case of its letters. */
export const byEmail = (column: PgColumn) => (person: Person) =>
  person.email === null ? sql`false` : eq(sql`lower(${column})`, person.email.toLowerCase());

import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Person } from './own-rows.ts';

export type PersonalSection = {
  /** The file name in the archive. */
  name: string;
  table: PgTable;
  /** The exported columns, by their names in the code. */
  holds: readonly string[];
  /** The person's rows. */
  of: (person: Person) => SQL | undefined;
  /** What the archive has in place of these columns. */
  shown?: Readonly<Record<string, SQL>>;
};

export function section(
  name: string,
  table: PgTable,
  of: PersonalSection['of'],
  holds: string,
  shown?: PersonalSection['shown'],
): PersonalSection {
  return { name, table, of, holds: holds.split(' '), ...(shown && { shown }) };
}

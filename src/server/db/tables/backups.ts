import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BackupContents, BackupState } from '#domain/backup/backup.ts';

/** Backups made in the back office or by its schedule; their files are in the data folder. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey(),
    state: text('state').$type<BackupState>().notNull(),
    isScheduled: boolean('is_scheduled').notNull().default(false),
    /** Percent, while it runs. */
    progress: integer('progress'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }),
    fileName: text('file_name'),
    size: bigint('size', { mode: 'number' }),
    sha256: text('sha256'),
    contents: jsonb('contents').$type<BackupContents>(),
    /** Why it failed, in the words of the backup. */
    problem: text('problem'),
  },
  (table) => [
    // Two clicks make one backup.
    uniqueIndex('backups_one_running')
      .on(sql`(true)`)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
);

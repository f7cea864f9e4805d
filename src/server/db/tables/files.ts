import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { bytea } from './columns.ts';

export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    ownerId: userId('owner_id'),
    purpose: text('purpose', {
      enum: ['resume', 'photo', 'export', 'recording', 'answer'],
    }).notNull(),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('files_owner').on(t.ownerId, t.createdAt.desc())],
);

/** The bytes of a file that the storage refused, kept here until the storage accepts them. */
export const waitingFiles = pgTable('waiting_files', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  bytes: bytea('bytes').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Storage keys that no file refers to yet: recorded before the storage is called. */
export const unclaimedKeys = pgTable('unclaimed_keys', {
  key: text('key').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

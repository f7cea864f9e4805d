import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The secret and the file storage that this database belongs with; one row, from the first start. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    secretFingerprint: text('secret_fingerprint').notNull(),
    /** Key of a file in the storage that nothing else refers to. */
    storageKey: text('storage_key').notNull(),
  },
  (table) => [check('installation_is_only', sql`${table.isOnly}`)],
);

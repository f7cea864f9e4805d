import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Settings that administrators change at runtime; without a row the default applies. */
export const siteSettings = pgTable('site_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
  updatedBy: uuid('updated_by'),
});

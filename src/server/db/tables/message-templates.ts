import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { templateKinds } from '#domain/template/template.ts';
import { users } from './accounts.ts';
import { at } from './columns.ts';
import { companyId } from './companies.ts';

/** Texts that a company's members insert into messages and rejections. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: templateKinds }).notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('message_templates_name').on(t.companyId, t.kind, sql`lower(${t.name})`),
    check('message_templates_kind', sql`${t.kind} in ('reply', 'rejection')`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { openStatuses } from '#domain/application/application-status.ts';
import { at, partOf } from './columns.ts';
import { postings } from './postings.ts';

const types = sql.raw(openStatuses.map((type) => `'${type}'`).join(', '));

/** Stages that a company added to a posting. Students only see the status that is their type. */
export const postingStages = pgTable(
  'posting_stages',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    postingId: uuid('job_id').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: openStatuses }).notNull(),
    /** The order among the stages of one type, from 0. */
    place: integer('place').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOf(postings, t.companyId, t.postingId),
    uniqueIndex('posting_stages_name').on(t.companyId, t.postingId, sql`lower(${t.name})`),
    check('posting_stages_type', sql`${t.type} in (${types})`),
  ],
);

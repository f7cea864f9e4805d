import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const interviews = pgTable(
  'interviews',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    status: text('status', { enum: ['scheduled', 'completed', 'cancelled'] }).notNull(),
    platform: text('platform').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }).onDelete('cascade'),
    index('interviews_application').on(t.companyId, t.applicationId),
    index('interviews_company').on(t.companyId, t.startsAt),
    check('interviews_times', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

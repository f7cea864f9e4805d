import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    userType: text('user_type', { enum: ['student', 'company', 'admin'] })
      .notNull()
      .default('student'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    bio: text('bio'),
    education: text('education'),
    location: text('location'),
    phone: text('phone'),
    skills: text('skills'),
    specialization: text('specialization'),
    isActive: boolean('is_active').notNull().default(true),
    theme: text('theme', { enum: ['light', 'dark', 'system'] }),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [check('profiles_user_type', sql`${t.userType} in ('student', 'company', 'admin')`)],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at } from './columns.ts';
import { files } from './files.ts';

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
    skills: text('skills').array().notNull().default([]),
    specialization: text('specialization'),
    /** The last part of the public page's path, /people/{handle}. */
    handle: text('handle').unique(),
    photoFileId: uuid('photo_file_id').references(() => files.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    theme: text('theme', { enum: ['light', 'dark', 'system'] }),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('profiles_newest').on(t.createdAt.desc(), t.id.desc()),
    index('profiles_type_newest').on(t.userType, t.createdAt.desc(), t.id.desc()),
    index('profiles_updated')
      .on(t.updatedAt.desc(), t.id.desc())
      .where(sql`updated_at > created_at`),
    index('profiles_name_trigrams').using(
      'gin',
      sql`lower(${t.firstName} || ' ' || ${t.lastName}) gin_trgm_ops`,
    ),
    check('profiles_user_type', sql`${t.userType} in ('student', 'company', 'admin')`),
  ],
);

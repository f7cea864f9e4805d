import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { at } from './columns.ts';
import { files } from './files.ts';

/** A user's settings; without a row the defaults apply. The theme is stored in the profile. */
export const userSettings = pgTable('user_settings', {
  userId: userId().primaryKey(),
  /** Null follows the browser. */
  language: text('language'),
  /** An IANA time zone name; null follows the browser. */
  timeZone: text('time_zone'),
  /** That of the browser last used, for mails while none is chosen. */
  browserTimeZone: text('browser_time_zone'),
  isProfilePublic: boolean('is_profile_public').notNull().default(false),
  showsResume: boolean('shows_resume').notNull().default(false),
  showsContact: boolean('shows_contact').notNull().default(false),
  takesMarketing: boolean('takes_marketing').notNull().default(false),
  /** One mail a day about unread notifications, instead of one each. */
  takesDigest: boolean('takes_digest').notNull().default(false),
  digestSentAt: at('digest_sent_at'),
  /** The user hid the first steps on the home page or overview. */
  hidesFirstSteps: boolean('hides_first_steps').notNull().default(false),
  /** Multiplies the time of the student's next skill tests. No company sees it. */
  testTimeFactor: real('test_time_factor').notNull().default(1),
  version: integer('version').notNull().default(1),
  updatedAt: at('updated_at').notNull(),
});

/** How a user receives one kind of notification; without a row the kind's defaults apply. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: userId(),
    kind: text('kind').notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
    sms: boolean('sms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** Exports of a user's data, created in the background. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    state: text('state', { enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('data_exports_user').on(t.userId, t.createdAt.desc()),
    check('data_exports_state', sql`${t.state} in ('queued', 'running', 'ready', 'failed')`),
    check('data_exports_progress', sql`${t.progress} between 0 and 100`),
  ],
);

import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { linkPurposes } from '#domain/account/link-state.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';

/**
 * Mailed links: each has one purpose and one address, is good for one use, and is stored as a hash
 * only.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The address that the link was sent to, and that it confirms. */
    email: text('email').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('account_tokens_user').on(t.userId, t.purpose, t.createdAt.desc())],
);

/** The second factor of an account; it applies once confirmed. */
export const twoFactors = pgTable('two_factors', {
  userId: userId().primaryKey(),
  /** The seed, encrypted with the key of this version. */
  seed: text('seed').notNull(),
  keyVersion: integer('key_version').notNull(),
  createdAt: at('created_at').notNull(),
  confirmedAt: at('confirmed_at'),
  /** The last time step whose code was used: codes of it and earlier steps are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/**
 * Failed attempts for an account or from an IP address, and until when the next is refused
 * unchecked.
 */
export const signInFailures = pgTable('sign_in_failures', {
  /** What is counted, such as account:<hash of the email>. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: at('last_at').notNull(),
  blockedUntil: at('blocked_until'),
});

/**
 * Browsers that have signed in to an account before: failed attempts from elsewhere don't lock them
 * out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent'),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (t) => [index('known_devices_user').on(t.userId)],
);

import {
  bigint,
  date,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { credentialKinds } from '#domain/credential/credential.ts';
import { userId } from './accounts.ts';
import { at, bytea } from './columns.ts';

/** The keys that badges were signed with, old ones included: what they signed stays checkable. */
export const credentialKeys = pgTable(
  'credential_keys',
  {
    /** With the DID that it belongs to, as proofs name it. */
    id: text('id').primaryKey(),
    did: text('did').notNull(),
    publicKey: text('public_key').notNull(),
    /** Encrypted with the key of this version. */
    privateKey: text('private_key').notNull(),
    keyVersion: integer('key_version').notNull(),
    createdAt: at('created_at').notNull(),
    /** Not used for signing after this time. */
    retiredAt: at('retired_at'),
    /** Somebody else may have signed with it since then. */
    compromisedAt: at('compromised_at'),
  },
  (t) => [index('credential_keys_newest').on(t.did, t.createdAt.desc())],
);

/** Which badges are revoked, one bit each, without saying whose they are. */
export const statusLists = pgTable('status_lists', {
  id: integer('id').primaryKey(),
  nextPlace: integer('next_place').notNull(),
  /** The places in which bits are set. */
  revoked: integer('revoked').array().notNull(),
  updatedAt: at('updated_at').notNull(),
});

/** What was issued and revoked, as salted hashes: rows are added and never changed. */
export const credentialLog = pgTable('credential_log', {
  /** From 0. */
  place: bigint('place', { mode: 'number' }).primaryKey(),
  entry: bytea('entry').notNull(),
  createdAt: at('created_at').notNull(),
});

/** The signed head of the log of each day on which it grew. */
export const credentialHeads = pgTable('credential_heads', {
  day: date('day', { mode: 'string' }).primaryKey(),
  size: bigint('size', { mode: 'number' }).notNull(),
  root: bytea('root').notNull(),
  keyId: text('key_id')
    .notNull()
    .references(() => credentialKeys.id),
  signature: text('signature').notNull(),
  createdAt: at('created_at').notNull(),
});

export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    kind: text('kind', { enum: credentialKinds }).notNull(),
    /** Which test, topic or application it is about. */
    source: text('source').notNull(),
    title: text('title').notNull(),
    /** The signed badge, as it was handed out. */
    document: json('document').$type<Record<string, unknown>>().notNull(),
    /** Of its entry in the log, which can't be guessed from the badge without it. */
    salt: text('salt').notNull(),
    logPlace: bigint('log_place', { mode: 'number' }).notNull(),
    listId: integer('list_id')
      .notNull()
      .references(() => statusLists.id),
    listPlace: integer('list_place').notNull(),
    issuedAt: at('issued_at').notNull(),
    expiresAt: at('expires_at'),
    /** Set while the student shows it to nobody; that revokes nothing. */
    hiddenAt: at('hidden_at'),
    revokedAt: at('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (t) => [
    unique('credentials_once').on(t.userId, t.kind, t.source),
    unique('credentials_list_place').on(t.listId, t.listPlace),
    index('credentials_newest').on(t.issuedAt.desc(), t.id.desc()),
  ],
);

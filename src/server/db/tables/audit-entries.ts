import { index, jsonb, pgTable, text, uuid, bigint } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/**
 * Append-only, enforced by a trigger: which administrator did what to what, with the old and new
 * values. Each entry contains the hash of the previous one, so that changed or removed entries are
 * detected.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** 1, 2, 3 … without a gap. */
    place: bigint('place', { mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorKind: text('actor_kind').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: uuid('target_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    after: jsonb('after').$type<Record<string, unknown> | null>(),
    requestId: text('request_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [index('audit_entries_target').on(t.targetKind, t.targetId, t.place.desc())],
);

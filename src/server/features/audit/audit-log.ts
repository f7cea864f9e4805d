import { createHash } from 'node:crypto';
import { type AuditAction, auditActions } from '#contract/audit.ts';
import { singletonTargetId, systemActorId } from '#domain/audit/audit-ids.ts';
import { changesOf } from '#domain/audit/changes-of.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  countEntries,
  type EntryFilter,
  findLastEntry,
  insertEntry,
  loadActors,
  lockAudit,
  pageNewest,
} from './audit.store.ts';

type AuditEntry = {
  place: number;
  at: Date;
  actorId: string;
  actorKind: string;
  action: string;
  targetKind: string;
  targetId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string;
  previousHash: string;
};

/** The previous hash in the first entry. */
export const noHash = '0'.repeat(64);

/** Hashes the whole entry and the previous hash. The key order of its objects does not matter. */
export function hashOf(entry: AuditEntry): string {
  const signedFields = [
    entry.place,
    entry.at.toISOString(),
    entry.actorId,
    entry.actorKind,
    entry.action,
    entry.targetKind,
    entry.targetId,
    entry.before,
    entry.after,
    entry.requestId,
    entry.previousHash,
  ];
  return createHash('sha256').update(canonical(signedFields)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
  return `{${pairs.join(',')}}`;
}

type Facts = Record<string, unknown>;

export type Action = {
  action: AuditAction;
  /** Omitted when there is only one of its kind. */
  target: { kind: string; id?: string };
  before?: Facts | null;
  after?: Facts | null;
};

const secret = /password|secret|token|hash/iu;
/** Contact persons: the log can’t forget anybody, so it notes only the field’s name. */
const personal = /^contact[A-Z]/u;

/**
 * Adds an audit entry in the transaction of the action. Call it last: it takes a global lock, so
 * waiting for a row lock after it could deadlock.
 */
export async function noteAction(
  tx: Ctx,
  { action, target, before, after }: Action,
): Promise<void> {
  const { actor } = tx;
  if (actor.kind === 'visitor' || actor.kind === 'student') throw new AppError('FORBIDDEN');
  await lockAudit(tx);
  const last = await findLastEntry(tx);
  const entry = {
    place: (last?.place ?? 0) + 1,
    at: tx.now,
    actorId: actor.kind === 'system' ? systemActorId : actor.userId,
    actorKind: actor.kind,
    action,
    targetKind: target.kind,
    targetId: target.id ?? singletonTargetId,
    before: storable(before),
    after: storable(after),
    requestId: tx.requestId,
    previousHash: last?.hash ?? noHash,
  };
  await insertEntry(tx, { ...entry, hash: hashOf(entry) });
}

/** The facts as the database returns them. A secret among them is a programming error. */
function storable(facts: Facts | null | undefined): Facts | null {
  if (!facts) return null;
  const found = Object.keys(facts).find((name) => secret.test(name));
  if (found !== undefined) throw new Error(`The audit log keeps no ${found}.`);
  const safeFacts = Object.entries(facts).filter(([name]) => !personal.test(name));
  const fields = Object.keys(facts).filter((name) => personal.test(name) && facts[name]);
  const shown = { ...Object.fromEntries(safeFacts), ...(fields.length > 0 && { fields }) };
  return JSON.parse(JSON.stringify(shown)) as Facts;
}

const actorKinds = ['member', 'system'] as const;

export async function listEntries(ctx: Ctx, input: Paging & EntryFilter) {
  const scope = requireAdmin(ctx);
  const [page, counted, actors] = await Promise.all([
    pageNewest(ctx, scope, input),
    countEntries(ctx, scope, input),
    loadActors(ctx, scope),
  ]);
  return {
    ...page,
    items: page.items.map(({ entry, targetName, ...actor }) => ({
      place: entry.place,
      at: entry.at,
      action: entry.action,
      texts: auditActions.find(({ action }) => action === entry.action)?.texts ?? null,
      actor: {
        kind: actorKinds.find((kind) => kind === entry.actorKind) ?? ('admin' as const),
        name: actor.actorName,
        email: actor.actorEmail,
      },
      target: { kind: entry.targetKind, id: entry.targetId, name: targetName },
      changes: changesOf(entry.before, entry.after),
      requestId: entry.requestId,
    })),
    total: cappedTotal(counted),
    actions: auditActions,
    actors,
  };
}

import type { AuditAction } from '#contract/audit.ts';
import { singletonTargetId, systemActorId } from '#domain/audit/audit-ids.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findLastEntry, insertEntry, lockAudit } from './audit.store.ts';
import { hashOf, noHash } from './hash-of.ts';

type Facts = Record<string, unknown>;

export type Action = {
  action: AuditAction;
  /** Without an id when there is only one of its kind. */
  target: { kind: string; id?: string };
  before?: Facts | null;
  after?: Facts | null;
};

const secret = /password|secret|token|hash/iu;

/**
 * Writes what an administrator does into the audit log, in the transaction that does it. Call it last: it lets one
 * transaction at a time through, and one that waited for a row after it could wait for ever.
 */
export async function noteAction(
  tx: Ctx,
  { action, target, before, after }: Action,
): Promise<void> {
  const { actor } = tx;
  if (actor.kind !== 'admin' && actor.kind !== 'system') throw new AppError('FORBIDDEN');
  await lockAudit(tx);
  const last = await findLastEntry(tx);
  const entry = {
    place: (last?.place ?? 0) + 1,
    at: tx.now,
    actorId: actor.kind === 'admin' ? actor.userId : systemActorId,
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

/** Facts as the database gives them back; a secret among them is a mistake of ours. */
function storable(facts: Facts | null | undefined): Facts | null {
  if (!facts) return null;
  const found = Object.keys(facts).find((name) => secret.test(name));
  if (found !== undefined) throw new Error(`The audit log keeps no ${found}.`);
  return JSON.parse(JSON.stringify(facts)) as Facts;
}

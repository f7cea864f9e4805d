import type { AuditAction } from '#contract/audit.ts';
import { singletonTargetId, systemActorId } from '#domain/audit/audit-ids.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findLastEntry, insertEntry, lockAudit } from './audit.store.ts';
import { hashOf, noHash } from './hash-of.ts';

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
  const kept = Object.entries(facts).filter(([name]) => !personal.test(name));
  const fields = Object.keys(facts).filter((name) => personal.test(name) && facts[name]);
  const shown = { ...Object.fromEntries(kept), ...(fields.length > 0 && { fields }) };
  return JSON.parse(JSON.stringify(shown)) as Facts;
}

import { createHash } from 'node:crypto';

export type AuditEntry = {
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
  const said = [
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
  return createHash('sha256').update(canonical(said)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
  return `{${pairs.join(',')}}`;
}

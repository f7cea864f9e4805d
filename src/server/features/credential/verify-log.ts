import { createHash } from 'node:crypto';
import type { CheckState } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import type { Proof } from '#server/ports/badge/data-integrity.ts';
import { fromMultibase } from '#server/ports/badge/multibase.ts';
import { isSignedBy } from '#server/ports/badge/signing-key.ts';
import { didOf } from './badge-document-of.ts';
import { loadKeys, type KeyRow } from './credential-key.store.ts';
import { findEntry, findEntryBefore, findHead } from './credential-log.store.ts';
import type { CredentialRow } from './credential.store.ts';
import { isIncluded } from './merkle-root-of.ts';
import type { LogProof } from './read-badge.ts';

type LogEntry = { log: LogProof | null; proof: Proof; key: KeyRow; row: CredentialRow | undefined };

/**
 * Whether the log has the badge: by the proof in the file, or by what is stored about it. What a
 * compromised key signed must have been in the log before that moment.
 */
export async function verifyLog(ctx: Ctx, { log, proof, key, row }: LogEntry): Promise<CheckState> {
  const { proofValue } = proof;
  const expected = row && logEntryOf('issued', { salt: row.salt, proofValue });
  const before = key.compromisedAt;
  if (before !== null && expected !== undefined) {
    if ((await findEntryBefore(ctx, expected, before)) !== undefined) return 'good';
  }
  if (log !== null) {
    const keys = await loadKeys(ctx, didOf(ctx.publicUrl));
    const isIn = verifyLogProof(log, proofValue, keys);
    return isIn && (before === null || (await wasSigned(ctx, log, before))) ? 'good' : 'bad';
  }
  if (before !== null) return 'bad';
  if (row === undefined || expected === undefined) return 'unchecked';
  const entry = await findEntry(ctx, row.logPlace);
  return entry !== undefined && expected.equals(entry) ? 'good' : 'bad';
}

/** The thief of a key can sign heads, too: only one that was stored before counts. */
async function wasSigned(ctx: Ctx, log: LogProof, before: Date): Promise<boolean> {
  const { day, size, root } = log['head'] as JsonObject;
  const head = await findHead(ctx, String(day));
  return (
    head !== undefined &&
    head.createdAt < before &&
    head.size === size &&
    Buffer.from(head.root).toString('hex') === root
  );
}

type LogHead = { day: string; size: number; root: string };
type Key = { id: string; publicKey: string };

/** What the signature of a log's head is about. */
export const headBytes = ({ day, size, root }: LogHead): Uint8Array =>
  Buffer.from(`firstrung log head\n${day}\n${size}\n${root}`);

/**
 * Whether a file's own proof shows that the log has the badge, under a head that one of these keys
 * signed. Needs nothing else, so it also works offline.
 */
export function verifyLogProof(log: JsonObject, proofValue: string, keys: readonly Key[]): boolean {
  const { salt, place, path, head } = log;
  if (typeof salt !== 'string' || typeof place !== 'number' || !Array.isArray(path)) return false;
  if (typeof head !== 'object' || head === null) return false;
  const { day, size, root, keyId, signature } = head as JsonObject;
  if (typeof day !== 'string' || typeof size !== 'number' || typeof root !== 'string') return false;
  const key = keys.find(({ id }) => id === keyId);
  const signed = fromMultibase(String(signature));
  if (!key || !signed || !isSignedBy(key.publicKey, headBytes({ day, size, root }), signed))
    return false;
  return isIncluded({
    entry: logEntryOf('issued', { salt, proofValue }),
    place,
    size,
    path: path.map((hash) => Buffer.from(String(hash), 'hex')),
    root: Buffer.from(root, 'hex'),
  });
}

/**
 * What the log holds about a badge: its signature, which stands for all of it, hashed with a salt
 * that is erased with the person.
 */
export function logEntryOf(
  event: 'issued' | 'revoked',
  { salt, proofValue }: { salt: string; proofValue: string },
): Buffer {
  return createHash('sha256').update(`${salt}\n${event}\n${proofValue}`).digest();
}

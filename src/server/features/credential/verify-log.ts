import type { CheckState } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import type { Proof } from '#server/ports/badge/data-integrity.ts';
import { type KeyRow, loadKeys } from './credential-key.store.ts';
import { findEntry, findHead, findEntryBefore } from './credential-log.store.ts';
import type { CredentialRow } from './credential.store.ts';
import { didOf } from './did-of.ts';
import { logEntryOf } from './log-entry-of.ts';
import type { LogProof } from './read-badge.ts';
import { verifyLogProof } from './verify-log-proof.ts';

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

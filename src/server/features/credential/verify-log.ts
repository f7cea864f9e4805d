import type { CheckState } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import type { Proof } from '#server/ports/badge/data-integrity.ts';
import { loadKeys } from './credential-key.store.ts';
import { findEntry } from './credential-log.store.ts';
import type { CredentialRow } from './credential.store.ts';
import { didOf } from './did-of.ts';
import { logEntryOf } from './log-entry-of.ts';
import type { LogProof } from './read-badge.ts';
import { verifyLogProof } from './verify-log-proof.ts';

type Asked = { log: LogProof | null; proof: Proof; row: CredentialRow | undefined };

/** Whether the log has the badge: by the proof in the file, or by what is stored about it. */
export async function verifyLog(ctx: Ctx, { log, proof, row }: Asked): Promise<CheckState> {
  const { proofValue } = proof;
  if (log !== null) {
    const keys = await loadKeys(ctx, didOf(ctx.publicUrl));
    return verifyLogProof(log, proofValue, keys) ? 'good' : 'bad';
  }
  if (row === undefined) return 'unchecked';
  const entry = await findEntry(ctx, row.logPlace);
  const expected = logEntryOf('issued', { salt: row.salt, proofValue });
  return entry !== undefined && expected.equals(entry) ? 'good' : 'bad';
}

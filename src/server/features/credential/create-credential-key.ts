import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import {
  findKey,
  findLastIssue,
  findSigningKey,
  type KeyRow,
  lockKeys,
  updateCompromised,
  updateRetired,
} from './credential-key.store.ts';
import { didOf } from './did-of.ts';
import { issueAgain } from './issue-again.ts';
import { createKey } from './require-signing-key.ts';

/** From when on somebody else may have had a key; by default the one that signs now. */
type Compromised = { from: Date; keyId?: string | undefined };

/**
 * Replaces the key that signs badges; command line only. What the old one signed stays valid: its
 * public half stays in the DID document. Its private half is deleted. If it was compromised, only
 * what the log had before that moment stays valid, and this site's badges are signed anew.
 */
export async function createCredentialKey(ctx: Ctx, compromised?: Compromised) {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  const did = didOf(ctx.publicUrl);
  return inTransaction(ctx, async (tx) => {
    await lockKeys(tx);
    const current = await findSigningKey(tx, did);
    const bad = compromised && (await requireKey(tx, did, compromised.keyId ?? current?.id));
    const keeps = bad && current && current.id !== bad.id;
    const { id, retired } = keeps
      ? { id: current.id, retired: null }
      : await replaceKey(tx, did, current);
    let reissued = 0;
    if (bad) {
      const { from } = compromised;
      await updateCompromised(tx, bad.id, from);
      reissued = await issueAgain(tx, { keyId: bad.id, from });
    }
    await noteAction(tx, {
      action: 'credential.key-rotated',
      target: { kind: 'credential-key' },
      before: { id: retired },
      after: {
        id,
        ...(bad && { compromised: bad.id, from: compromised.from.toISOString(), reissued }),
      },
    });
    return { id, retired, compromised: bad?.id ?? null, reissued };
  });
}

async function requireKey(tx: Ctx, did: string, id: string | undefined): Promise<KeyRow> {
  const key = id === undefined ? undefined : await findKey(tx, id);
  if (key?.did !== did) throw new AppError('NOT_FOUND');
  return key;
}

async function replaceKey(tx: Ctx, did: string, old: KeyRow | undefined) {
  const last = await findLastIssue(tx);
  const at = last && last > tx.now ? last : tx.now;
  if (old) await updateRetired(tx, old.id, at);
  const { id } = await createKey(tx, did, at);
  return { id, retired: old?.id ?? null };
}

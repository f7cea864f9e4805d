import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { findLastIssue, findSigningKey, lockKeys, updateRetired } from './credential-key.store.ts';
import { didOf } from './did-of.ts';
import { createKey } from './require-signing-key.ts';

/**
 * Replaces the key that signs badges; command line only. What the old one signed stays valid: its
 * public half stays in the DID document. Its private half is deleted.
 */
export async function createCredentialKey(
  ctx: Ctx,
): Promise<{ id: string; retired: string | null }> {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  const did = didOf(ctx.publicUrl);
  return inTransaction(ctx, async (tx) => {
    await lockKeys(tx);
    const [old, last] = [await findSigningKey(tx, did), await findLastIssue(tx)];
    const at = last && last > tx.now ? last : tx.now;
    if (old) await updateRetired(tx, old.id, at);
    const { id } = await createKey(tx, did, at);
    await noteAction(tx, {
      action: 'credential.key-rotated',
      target: { kind: 'credential-key' },
      before: { id: old?.id ?? null },
      after: { id },
    });
    return { id, retired: old?.id ?? null };
  });
}

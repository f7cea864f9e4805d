import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { requireAdmin } from '#server/scopes.ts';
import { replaceCompromised } from './create-credential-key.ts';
import { countSignedWith, loadKeys } from './credential-key.store.ts';
import { didOf } from './did-of.ts';

/** The keys that sign and have signed badges, newest first. */
export async function listKeys(ctx: Ctx) {
  const scope = requireAdmin(ctx);
  const [keys, badges] = await Promise.all([
    loadKeys(ctx, didOf(ctx.publicUrl)),
    countSignedWith(ctx, scope),
  ]);
  return {
    items: keys.toReversed().map(({ id, createdAt, retiredAt, compromisedAt }) => ({
      id,
      createdAt,
      retiredAt,
      compromisedAt,
      badges: badges.get(id) ?? 0,
    })),
  };
}

/**
 * Marks a key that others may have had since a given time. Another key takes over, and the marked
 * key's badges are signed again in the background.
 */
export async function markCompromised(ctx: Ctx, { keyId, from }: { keyId: string; from: Date }) {
  requireAdmin(ctx);
  await requireConfirmed(ctx, confirmationMinutes);
  if (from > ctx.now) throw new AppError('COMPROMISE_TIME');
  return inTransaction(ctx, async (tx) => {
    const { id } = await replaceCompromised(tx, { from, keyId });
    await tx.tasks.add(tx.db, 'credential.issue-again', { keyId });
    return { id };
  });
}

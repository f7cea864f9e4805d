import { confirmationMinutes } from '#domain/account/confirmation-minutes.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { requireConfirmed } from '#server/features/account/sessions/sessions.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { requireAdmin } from '#server/scopes.ts';
import { didOf } from './badge-document-of.ts';
import {
  countSignedWith,
  findKey,
  findLastIssue,
  findSigningKey,
  loadKeys,
  lockKeys,
  updateCompromised,
  updateRetired,
  type KeyRow,
} from './credential-key.store.ts';
import { issueAgain } from './issue-again.ts';
import { createKey } from './require-signing-key.ts';

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

/** Since when somebody else may have had a key; by default, the one that signs now. */
type Compromised = { from: Date; keyId?: string | undefined };

/**
 * Replaces the key that signs badges; command line only. What the old one signed stays valid: its
 * public half stays in the DID document. Its private half is deleted. If it was compromised, only
 * what the log had before that moment stays valid, and this site's badges are signed again.
 */
export async function createCredentialKey(ctx: Ctx, compromised?: Compromised) {
  if (ctx.actor.kind !== 'system') throw new AppError('FORBIDDEN');
  return inTransaction(ctx, async (tx) => {
    if (compromised) {
      const created = await replaceCompromised(tx, compromised);
      return { ...created, reissued: await issueAgain(tx, { keyId: created.compromised }) };
    }
    await lockKeys(tx);
    const did = didOf(tx.publicUrl);
    const { id, retired } = await replaceKey(tx, did, await findSigningKey(tx, did));
    await noteAction(tx, {
      action: 'credential.key-rotated',
      target: { kind: 'credential-key' },
      before: { id: retired },
      after: { id },
    });
    return { id, retired, compromised: null, reissued: 0 };
  });
}

/**
 * Marks a key, and replaces it if it is the current one. `issueAgain` signs again what it signed.
 */
async function replaceCompromised(tx: Ctx, { from, keyId }: Compromised) {
  await lockKeys(tx);
  const did = didOf(tx.publicUrl);
  const current = await findSigningKey(tx, did);
  const bad = await requireKey(tx, did, keyId ?? current?.id);
  const { id, retired } =
    current && current.id !== bad.id
      ? { id: current.id, retired: null }
      : await replaceKey(tx, did, current);
  await updateCompromised(tx, bad.id, from);
  await noteAction(tx, {
    action: 'credential.key-compromised',
    target: { kind: 'credential-key' },
    before: { id: retired },
    after: { id, compromised: bad.id, from: from.toISOString() },
  });
  return { id, retired, compromised: bad.id };
}

async function requireKey(tx: Ctx, did: string, id: string | undefined): Promise<KeyRow> {
  const key = id === undefined ? undefined : await findKey(tx, id);
  if (key?.did !== did) throw new AppError('NOT_FOUND');
  return key;
}

/** The caller holds the lock. */
async function replaceKey(tx: Ctx, did: string, old: KeyRow | undefined) {
  const last = await findLastIssue(tx);
  const at = last && last > tx.now ? last : tx.now;
  if (old) await updateRetired(tx, old.id, at);
  const { id } = await createKey(tx, did, at);
  return { id, retired: old?.id ?? null };
}

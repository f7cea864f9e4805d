import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import {
  type CredentialKind,
  expiryOf,
  referenceType,
  statusListBits,
} from '#domain/credential/credential.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordUse } from '#server/features/plan/usage.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { addProof } from '#server/ports/badge/data-integrity.ts';
import { requireStudent } from '#server/scopes.ts';
import { badgeDocumentOf, didOf, statusEntryOf } from './badge-document-of.ts';
import { insertEntry } from './credential-log.store.ts';
import {
  findBySource,
  findLastList,
  insertCredential,
  lockHolder,
  upsertPlace,
} from './credential.store.ts';
import { earnedOf } from './earned-of.ts';
import { loadReferences } from './reference.store.ts';
import { requireSigningKey } from './require-signing-key.ts';
import { logEntryOf } from './verify-log.ts';

const achievementTypes: Record<CredentialKind, string> = {
  'skill-test': 'Assessment',
  'learning-path': 'LearningProgram',
  hire: 'Award',
  reference: referenceType,
};

/**
 * Issues the badge that something earned: counted against the plan, signed, with a place in the
 * status list and an entry in the log, all in one transaction. A second time returns the same one.
 */
export async function issueCredential(
  ctx: Ctx,
  { kind, source }: { kind: CredentialKind; source: string },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const holder = await lockHolder(tx, scope);
    const known = await findBySource(tx, scope, { kind, source });
    if (known) return { id: known.id };
    const all = await earnedOf(tx, scope, await loadReferences(tx, scope));
    const earned = all.find((each) => each.kind === kind && each.source === source);
    if (!holder || !earned) throw new AppError('NOT_FOUND');
    const id = uuid();
    await recordUse(tx, { userId: scope.studentId }, 'verifiedBadges', id);
    const signer = await requireSigningKey(tx);
    const status = await takeStatusPlace(tx);
    const expiresAt = expiryOf(kind, earned.earnedAt);
    const badge = badgeDocumentOf({
      id,
      title: earned.title,
      description: earned.description,
      criteria: earned.criteria,
      evidence: { name: earned.title, narrative: earned.evidence },
      achievementType: achievementTypes[kind],
      issuer: await issuerOf(tx),
      holder: { ...holder, salt: saltOf() },
      status: statusEntryOf(tx.publicUrl, status),
      validFrom: tx.now,
      validUntil: expiresAt,
    });
    const document = await addProof(badge, signer);
    const salt = saltOf();
    const { proofValue } = document.proof;
    const logPlace = await insertEntry(tx, logEntryOf('issued', { salt, proofValue }));
    await insertCredential(tx, {
      id,
      userId: scope.studentId,
      kind,
      source,
      title: earned.title,
      document,
      salt,
      logPlace,
      listId: status.listId,
      listPlace: status.place,
      issuedAt: tx.now,
      expiresAt,
      hiddenAt: null,
      revokedAt: null,
      revokedReason: null,
    });
    return { id };
  });
}

const saltOf = () => randomBytes(16).toString('hex');

async function issuerOf(tx: Ctx) {
  const { platformName } = await loadSettings(tx);
  return { did: didOf(tx.publicUrl), name: platformName, url: tx.publicUrl };
}

/** A place in the newest list, or in a new one when that is full. */
export async function takeStatusPlace(tx: Ctx): Promise<{ listId: number; place: number }> {
  const last = await findLastList(tx);
  const isFull = last !== undefined && last.nextPlace >= statusListBits;
  const listId = isFull ? last.id + 1 : (last?.id ?? 1);
  return { listId, place: await upsertPlace(tx, listId) };
}

import { v5 as uuidOf } from 'uuid';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { addProof, type Proof } from '#server/ports/badge/data-integrity.ts';
import { toMultibase } from '#server/ports/badge/multibase.ts';
import { signWith } from '#server/ports/badge/signing-key.ts';
import { statusEntryOf } from './badge-document-of.ts';
import { findKey } from './credential-key.store.ts';
import { insertEntry, loadHeadsOf, updateHead } from './credential-log.store.ts';
import { loadSignedWith, updateDocument, updateList } from './credential.store.ts';
import { takeStatusPlace } from './issue-credential.ts';
import { requireSigningKey } from './require-signing-key.ts';
import { headBytes, logEntryOf } from './verify-log.ts';

/** Badges in one transaction, during which no other is issued. */
const batch = 200;

/**
 * Signs again what a compromised key signed, with the key that signs now: other verifiers refuse
 * all of the old key, because a stated date proves nothing. The files from before the moment stay
 * valid here. Those signed since then are revoked in the status list, and what replaces them has
 * another place. Holders are told once. Returns how many badges were signed.
 */
export async function issueAgain(ctx: Ctx, { keyId }: { keyId: string }): Promise<number> {
  const from = (await findKey(ctx, keyId))?.compromisedAt;
  if (!from) return 0;
  await inTransaction(ctx, (tx) => signHeadsAgain(tx, keyId));
  for (let count = 0; ;) {
    const signed = await inTransaction(ctx, (tx) => signBatch(tx, { keyId, from }));
    count += signed;
    if (signed < batch) return count;
  }
}

async function signHeadsAgain(tx: Ctx, keyId: string): Promise<void> {
  const heads = await loadHeadsOf(tx, keyId);
  if (heads.length === 0) return;
  const key = await requireSigningKey(tx);
  for (const head of heads) {
    const root = Buffer.from(head.root).toString('hex');
    const signed = signWith(key.privateKey, headBytes({ ...head, root }));
    await updateHead(tx, head.day, {
      keyId: key.verificationMethod,
      signature: toMultibase(signed),
    });
  }
}

async function signBatch(tx: Ctx, { keyId, from }: { keyId: string; from: Date }) {
  const signer = await requireSigningKey(tx);
  const rows = await loadSignedWith(tx, keyId, batch);
  for (const row of rows) {
    const { proof, ...badge } = row.document as { proof: Proof & { created: string } };
    const isLate = new Date(proof.created) >= from;
    const { listId, place } = isLate
      ? await takeStatusPlace(tx)
      : { listId: row.listId, place: row.listPlace };
    if (isLate) await updateList(tx, row);
    const unsigned = { ...badge, credentialStatus: statusEntryOf(tx.publicUrl, { listId, place }) };
    const document = await addProof(unsigned, signer);
    const { proofValue } = document.proof;
    const entry = logEntryOf('issued', { salt: row.salt, proofValue });
    const logPlace = await insertEntry(tx, entry);
    await updateDocument(tx, row.id, { document, logPlace, listId, listPlace: place });
  }
  await notifyUsers(
    tx,
    rows.map(({ id: credentialId, userId, title }) => ({
      id: uuidOf(keyId, credentialId),
      userId,
      data: { kind: 'credential.reissued', credentialId, title },
    })),
  );
  return rows.length;
}

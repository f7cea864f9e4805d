import type { Verification } from '#contract/credential.ts';
import { type Checks, noChecks, referenceType, verdictOf } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import { UnknownContext } from '#server/ports/badge/bundled-contexts.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import { findProof, isProven, type Proof } from '#server/ports/badge/data-integrity.ts';
import { achievementTypeOf, badgeWordsOf, dateOf, isInTime, issuerIdOf } from './badge-words-of.ts';
import { findKey, type KeyRow } from './credential-key.store.ts';
import { findCredential, findList } from './credential.store.ts';
import { readBadge } from './read-badge.ts';
import { verifyLog } from './verify-log.ts';
import { verifyToken } from './verify-token.ts';

const nothing = (verdict: Verification['verdict']): Verification => ({
  verdict,
  checks: noChecks,
  badge: null,
  isOwn: false,
  reason: null,
  revokedAt: null,
  isReference: false,
  compromisedAt: null,
});

/**
 * Verifies a badge, ours or another issuer's, with what this server already has: nothing that a
 * badge names is ever fetched.
 */
export async function verifyBadge(ctx: Ctx, text: string): Promise<Verification> {
  const parsed = readBadge(text);
  if (parsed.kind === 'none') return nothing('not-a-badge');
  if (parsed.kind === 'token') {
    const checks = await verifyToken(ctx, parsed);
    const badge = badgeWordsOf(parsed.document);
    return { ...nothing(verdictOf(checks)), checks, badge };
  }
  const { document, log } = parsed;
  const proof = findProof(document);
  const key = proof ? await findKey(ctx, proof.verificationMethod) : undefined;
  const own = key && isOurs(document, proof, key) ? await findOwnFacts(ctx, document) : null;
  const signature = proof === null ? unsigned(document) : await signatureOf(document, proof, key);
  const isSigned = signature === 'good';
  // What we know about a badge of ours says nothing about one that was changed.
  const facts = isSigned ? own : null;
  const checks: Checks = {
    signature,
    issuer: isSigned ? issuerCheck(own !== null, key) : 'unchecked',
    dates: isInTime(document, ctx.now) ? 'good' : 'bad',
    revocation: facts ? (facts.isRevoked ? 'bad' : 'good') : 'unchecked',
    log:
      facts && proof && key
        ? await verifyLog(ctx, { log, proof, key, row: facts.row })
        : 'unchecked',
  };
  const compromisedAt = facts && checks.log === 'bad' ? (key?.compromisedAt ?? null) : null;
  return {
    verdict: compromisedAt ? 'compromised-key' : verdictOf(checks),
    compromisedAt,
    checks,
    badge: badgeWordsOf(document),
    isReference: achievementTypeOf(document) === referenceType,
    isOwn: facts !== null,
    reason: facts?.row?.revokedReason || null,
    revokedAt: facts?.row?.revokedAt ?? null,
  };
}

/** A key of ours proves our issuer only, and only on a day when it was in use. */
const issuerCheck = (isOurs: boolean, key: KeyRow | undefined) =>
  isOurs ? 'good' : key ? 'bad' : 'unchecked';

/** A badge without any proof says nothing that could be believed. */
const unsigned = (document: JsonObject) => (document['proof'] === undefined ? 'bad' : 'unchecked');

/** Signed in our name, with a key that was in use on that day. */
function isOurs(document: JsonObject, proof: Proof | null, key: KeyRow): boolean {
  const signedAt = dateOf(proof?.['created']);
  const isInUse =
    signedAt !== null &&
    signedAt >= key.createdAt &&
    (key.retiredAt === null || signedAt <= key.retiredAt);
  return issuerIdOf(document) === key.did && isInUse;
}

async function signatureOf(document: JsonObject, proof: Proof, key: KeyRow | undefined) {
  const publicKey = key?.publicKey ?? statedKey(proof.verificationMethod);
  if (publicKey === null) return 'unchecked';
  try {
    return (await isProven(document, proof, publicKey)) ? 'good' : 'bad';
  } catch (error) {
    // Words of a vocabulary that isn't here: nobody can say what was signed.
    return error instanceof UnknownContext ? 'unchecked' : 'bad';
  }
}

/** The key that a proof's own address contains; any other would have to be fetched. */
function statedKey(method: string): string | null {
  return /(?:^did:key:|#)(z6Mk\w+)$/u.exec(method)?.[1] ?? null;
}

/** What we know about a badge of ours; its owner may be erased, the status list isn't. */
async function findOwnFacts(ctx: Ctx, document: JsonObject) {
  const id = /^urn:uuid:([0-9a-f-]{36})$/u.exec(String(document['id']))?.[1];
  const row = id === undefined ? undefined : await findCredential(ctx, id);
  const status = document['credentialStatus'] as JsonObject | undefined;
  const listId = Number(/\/(\d{1,9})$/u.exec(String(status?.['statusListCredential']))?.[1]);
  const list = Number.isSafeInteger(listId) ? await findList(ctx, listId) : undefined;
  const isListed = list?.revoked.includes(Number(status?.['statusListIndex'])) ?? true;
  return { row, isRevoked: isListed || (row?.revokedAt ?? null) !== null };
}

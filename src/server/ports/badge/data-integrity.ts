import { createHash } from 'node:crypto';
import { canonicalForm, type JsonObject } from './canonical-form.ts';
import { fromMultibase, toMultibase } from './multibase.ts';
import { isSignedBy, signWith } from './signing-key.ts';

// The second is what the first was called in drafts; both are computed alike.
const suites: readonly unknown[] = ['eddsa-rdfc-2022', 'eddsa-2022'];

export type Proof = JsonObject & { verificationMethod: string; proofValue: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What is signed: the hash of the proof's own statements, then that of the document's. */
export async function signedBytes(document: JsonObject, proof: JsonObject): Promise<Buffer> {
  const { proof: _, ...unsigned } = document;
  const { proofValue: __, ...options } = proof;
  const config = { ...options, '@context': document['@context'] };
  return Buffer.concat([
    sha256(await canonicalForm(config)),
    sha256(await canonicalForm(unsigned)),
  ]);
}

/** Adds a proof to a document (Data Integrity, eddsa-rdfc-2022). */
export async function addProof<Document extends JsonObject>(
  document: Document,
  key: { privateKey: string; verificationMethod: string; created: Date },
): Promise<Document & { proof: Proof }> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: key.created.toISOString(),
    verificationMethod: key.verificationMethod,
    proofPurpose: 'assertionMethod',
  };
  const signature = signWith(key.privateKey, await signedBytes(document, options));
  return { ...document, proof: { ...options, proofValue: toMultibase(signature) } };
}

/** The one proof of a document, if it is of the kind that can be checked here. */
export function findProof(document: JsonObject): Proof | null {
  const all = [document['proof']].flat();
  const [proof] = all as (JsonObject | null | undefined)[];
  if (all.length !== 1 || typeof proof !== 'object' || proof === null) return null;
  const isKnown = proof['type'] === 'DataIntegrityProof' && suites.includes(proof['cryptosuite']);
  if (!isKnown || proof['proofPurpose'] !== 'assertionMethod') return null;
  const hasTexts = [proof['verificationMethod'], proof['proofValue']].every(
    (each) => typeof each === 'string',
  );
  return hasTexts ? (proof as Proof) : null;
}

/** Whether this key signed the document as it is. */
export async function isProven(
  document: JsonObject,
  proof: Proof,
  publicKey: string,
): Promise<boolean> {
  const signature = fromMultibase(proof.proofValue);
  if (signature === null) return false;
  return isSignedBy(publicKey, await signedBytes(document, proof), signature);
}

import { createHash } from 'node:crypto';
import { canonicalForm, type JsonObject } from './canonical-form.ts';
import { fromMultibase, toMultibase } from './multibase.ts';
import { isSignedBy, signWith } from './signing-key.ts';

// The second is what the first was called in drafts; both are computed alike.
const overStatements = ['eddsa-rdfc-2022', 'eddsa-2022'];
const overText = 'eddsa-jcs-2022';
const suites: readonly unknown[] = [...overStatements, overText];

export type Proof = JsonObject & { verificationMethod: string; proofValue: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What is signed: the hash of the proof's own statements, then that of the document's. */
export async function signedBytes(document: JsonObject, proof: JsonObject): Promise<Buffer> {
  const { proof: _, ...unsigned } = document;
  const { proofValue: __, ...options } = proof;
  if (proof['cryptosuite'] === overText) return textBytes(unsigned, options);
  const config = { ...options, '@context': document['@context'] };
  return Buffer.concat([
    sha256(await canonicalForm(config)),
    sha256(await canonicalForm(unsigned)),
  ]);
}

/** A proof over the text names the context that it was made with; the document's begins with it. */
function textBytes(unsigned: JsonObject, options: JsonObject): Buffer {
  const context = options['@context'] ?? unsigned['@context'];
  const all = [unsigned['@context']].flat().map(sortedJson);
  if ([context].flat().some((each, at) => sortedJson(each) !== all[at]))
    throw new Error('The proof is of another context.');
  const signed = [options, unsigned].map((part) => sortedJson({ ...part, '@context': context }));
  return Buffer.concat(signed.map(sha256));
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

/** JSON in its one canonical form (RFC 8785): no spaces, keys in the order of their code units. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${sortedJson(each)}`);
  return `{${pairs.join(',')}}`;
}

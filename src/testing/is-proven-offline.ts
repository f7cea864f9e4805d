import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import { findProof, isProven } from '#server/ports/badge/data-integrity.ts';

/** The file that proves a badge without a network. */
export type OfflineFile = {
  badge: JsonObject;
  issuer: { verificationMethod: { id: string; publicKeyMultibase: string }[] };
};

/** Whether a key that the file contains signed its badge: nothing else is asked. */
export async function isProvenOffline({ badge, issuer }: OfflineFile): Promise<boolean> {
  const proof = findProof(badge);
  const key = issuer.verificationMethod.find(({ id }) => id === proof?.verificationMethod);
  return proof !== null && key !== undefined && isProven(badge, proof, key.publicKeyMultibase);
}

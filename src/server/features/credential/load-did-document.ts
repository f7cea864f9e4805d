import type { Ctx } from '#server/context.ts';
import { loadKeys } from './credential-key.store.ts';
import { didOf } from './did-of.ts';

/** What did:web names for this site: all keys that ever signed, so that old badges stay valid. */
export async function loadDidDocument(ctx: Ctx) {
  const did = didOf(ctx.publicUrl);
  const keys = await loadKeys(ctx, did);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    // Retired keys carry no `expires`: verifiers refuse whatever such a key signed, even before.
    verificationMethod: keys.map(({ id, publicKey, compromisedAt }) => ({
      id,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: publicKey,
      ...(compromisedAt && { revoked: compromisedAt.toISOString() }),
    })),
    // A stated date proves nothing, so others accept no signature of a compromised key.
    assertionMethod: keys.flatMap(({ id, compromisedAt }) => (compromisedAt ? [] : [id])),
  };
}

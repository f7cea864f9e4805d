import { compactVerify, errors, importJWK, type JWK } from 'jose';
import type { JsonObject } from './canonical-form.ts';
import { publicKeyOf } from './signing-key.ts';

/** A JSON Web Signature in its compact form, not verified yet. */
export type SignedToken = { text: string; header: JsonObject; payload: JsonObject };

// Public keys only: a secret that the token itself carries would prove nothing.
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
const publicMembers = ['kty', 'crv', 'x', 'y', 'n', 'e'];

/** Null if the text is no token with JSON inside. */
export function readToken(text: string): SignedToken | null {
  const parts = text.trim().split('.');
  const [header, payload] = parts.slice(0, 2).map(objectIn);
  return parts.length === 3 && header && payload ? { text: text.trim(), header, payload } : null;
}

function objectIn(part: string): JsonObject | null {
  try {
    const bytes = Buffer.from(part, 'base64url');
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

/** The key that the token contains or that its key id is; any other would have to be fetched. */
export function statedJwk({ header: { jwk, kid } }: SignedToken): JWK | null {
  if (typeof jwk === 'object' && jwk !== null) return publicPartOf(jwk as JsonObject);
  if (typeof kid !== 'string') return null;
  const inDid = /^did:jwk:([\w-]+)(?:#\w+)?$/u.exec(kid)?.[1];
  if (inDid !== undefined) return publicPartOf(objectIn(inDid) ?? {});
  const multikey = /(?:^did:key:|#)(z6Mk\w+)$/u.exec(kid)?.[1];
  return multikey === undefined ? null : jwkOf(multikey);
}

export const jwkOf = (multikey: string): JWK | null =>
  (publicKeyOf(multikey)?.export({ format: 'jwk' }) as JWK | undefined) ?? null;

const publicPartOf = (jwk: JsonObject): JWK =>
  Object.fromEntries(publicMembers.flatMap((name) => (name in jwk ? [[name, jwk[name]]] : [])));

/** Whether the key signed the token; unchecked if it can't be used here. */
export async function stateOfToken(
  { text, header: { alg } }: SignedToken,
  jwk: JWK,
): Promise<'good' | 'bad' | 'unchecked'> {
  try {
    const key = await importJWK(jwk, String(alg));
    await compactVerify(text, key, { algorithms });
    return 'good';
  } catch (error) {
    return error instanceof errors.JWSSignatureVerificationFailed ? 'bad' : 'unchecked';
  }
}

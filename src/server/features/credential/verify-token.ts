import type { Checks } from '#domain/credential/credential.ts';
import type { Ctx } from '#server/context.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import {
  jwkOf,
  type SignedToken,
  statedJwk,
  stateOfToken,
} from '#server/ports/badge/signed-token.ts';
import { didOf } from './badge-document-of.ts';
import { isInTime, issuerIdOf } from './badge-words-of.ts';
import { findKey } from './credential-key.store.ts';

/**
 * Verifies a badge in a signed token. We issue none, so that its issuer is never one we know; who
 * names us as the issuer is wrong.
 */
export async function verifyToken(
  ctx: Ctx,
  { token, document }: { token: SignedToken; document: JsonObject },
): Promise<Checks> {
  const { kid } = token.header;
  const own = typeof kid === 'string' ? await findKey(ctx, kid) : undefined;
  const jwk = own ? jwkOf(own.publicKey) : statedJwk(token);
  const isForeign = own === undefined && issuerIdOf(document) !== didOf(ctx.publicUrl);
  return {
    signature: jwk === null ? 'unchecked' : await stateOfToken(token, jwk),
    issuer: isForeign && isConsistent(token, document) ? 'unchecked' : 'bad',
    dates: isInTime(document, ctx.now) && isClaimInTime(token, ctx.now) ? 'good' : 'bad',
    revocation: 'unchecked',
    log: 'unchecked',
  };
}

/** The token's own claims say the same as the badge in it. */
function isConsistent({ payload: { iss, jti } }: SignedToken, document: JsonObject): boolean {
  return (
    (iss === undefined || iss === issuerIdOf(document)) &&
    (jti === undefined || document['id'] === undefined || jti === document['id'])
  );
}

/** Seconds since 1970, as tokens have them. */
function isClaimInTime({ payload: { nbf, exp } }: SignedToken, now: Date): boolean {
  const seconds = now.getTime() / 1000;
  return (
    (nbf === undefined || (typeof nbf === 'number' && nbf <= seconds)) &&
    (exp === undefined || (typeof exp === 'number' && seconds < exp))
  );
}

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { IdentityPort } from './identity.ts';

type Options = { issuer: string; clientId: string; clientSecret: string };

const timeoutSeconds = 10;

/**
 * Any OpenID Connect provider, using the authorization code flow with PKCE, state and nonce. Tokens
 * are verified with the provider's keys and discarded: only the identity is needed.
 */
export function createOpenId({ issuer, clientId, clientSecret }: Options): IdentityPort {
  let found: Promise<Configuration> | undefined;

  /** The provider's discovery document, fetched once; retried after a failure. */
  function configuration(): Promise<Configuration> {
    found ??= discovery(new URL(issuer), clientId, clientSecret, ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  }

  return {
    issuer,

    startSignIn: async (returnTo) => {
      const config = await configuration();
      const verifier = randomPKCECodeVerifier();
      const [state, nonce] = [randomState(), randomNonce()];
      const knowsOffline = config.serverMetadata().scopes_supported?.includes('offline_access');
      const url = buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: `openid email profile${knowsOffline ? ' offline_access' : ''}`,
        access_type: 'offline',
        prompt: 'consent',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, request: { state, nonce, verifier } };
    },

    finishSignIn: async (address, { state, nonce, verifier }) => {
      const tokens = await authorizationCodeGrant(await configuration(), new URL(address), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider answered no ID token.');
      const { sub, email, name } = claims;
      return {
        subject: sub,
        email: typeof email === 'string' ? email : null,
        isEmailVerified: claims['email_verified'] === true,
        name: typeof name === 'string' ? name : null,
      };
    },
  };
}

/** Providers in tests and local development use plain HTTP. */
function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

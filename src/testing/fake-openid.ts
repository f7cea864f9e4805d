import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeOpenId = Awaited<ReturnType<typeof startFakeOpenId>>;

type Claims = Record<string, unknown>;
type AuthRequest = { challenge: string; nonce: string; returnTo: string; claims: Claims };

/** What the provider does wrong, once. */
export type Fault = {
  /** Claims of the ID token that differ from the correct ones. */
  claims?: Claims;
  isUnsigned?: boolean;
  /** Signed with another key under the right key's id. */
  isForged?: boolean;
};

const keyId = 'key-1';
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID Connect provider on a local socket that answers without user interaction, as told. */
export async function startFakeOpenId() {
  const [key, otherKey] = [newKey(), newKey()];
  const codes = new Map<string, AuthRequest>();
  const asked: URL[] = [];
  let person: Claims = {};
  let fault: Fault = {};

  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', issuer()), request).then(
      ({ status, body, location }) => {
        response.writeHead(status, {
          'content-type': 'application/json',
          ...(location !== undefined && { location }),
        });
        response.end(JSON.stringify(body ?? {}));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  type Answer = { status: number; body?: unknown; location?: string };

  async function answer(url: URL, request: AsyncIterable<Buffer>): Promise<Answer> {
    if (url.pathname === '/.well-known/openid-configuration') return { status: 200, body: about() };
    if (url.pathname === '/keys') {
      const jwk = {
        ...key.publicKey.export({ format: 'jwk' }),
        kid: keyId,
        alg: 'RS256',
        use: 'sig',
      };
      return { status: 200, body: { keys: [jwk] } };
    }
    if (url.pathname === '/authorize') return { status: 303, location: authorize(url) };
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    return token(new URLSearchParams(Buffer.concat(parts).toString()));
  }

  const about = () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
  });

  /** Everybody consents immediately; returns the callback URL. */
  function authorize(url: URL): string {
    asked.push(url);
    const of = (name: string) => url.searchParams.get(name) ?? '';
    const code = randomUUID();
    const back = new URL(of('redirect_uri'));
    codes.set(code, {
      challenge: of('code_challenge'),
      nonce: of('nonce'),
      returnTo: back.href,
      claims: person,
    });
    back.searchParams.set('code', code);
    back.searchParams.set('state', of('state'));
    return back.href;
  }

  function token(form: URLSearchParams): Answer {
    const known = codes.get(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight =
      known?.challenge === challenge &&
      known.returnTo === form.get('redirect_uri') &&
      form.get('client_id') === 'firstrung' &&
      form.get('client_secret') === 'a secret';
    codes.delete(form.get('code') ?? '');
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer(),
      aud: 'firstrung',
      iat: now,
      exp: now + 300,
      nonce: known.nonce,
      ...known.claims,
      ...fault.claims,
    };
    const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 };
    return { status: 200, body: { ...tokens, id_token: signed(claims) } };
  }

  function signed(claims: Claims): string {
    if (fault.isUnsigned) return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
    const text = `${encoded({ alg: 'RS256', kid: keyId })}.${encoded(claims)}`;
    const { privateKey } = fault.isForged ? otherKey : key;
    return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`;
  }

  return {
    issuer: issuer(),
    /** Server settings for signing in with this provider. */
    config: {
      OIDC_ISSUER: issuer(),
      OIDC_CLIENT_ID: 'firstrung',
      OIDC_CLIENT_SECRET: 'a secret',
    },
    /** Every URL that a browser was redirected to here. */
    asked,
    /** Sets the user who signs in from now on, and the provider's fault. */
    be: (
      claims: { sub: string; email?: string; email_verified?: boolean; name?: string },
      wrong: Fault = {},
    ) => {
      person = claims;
      fault = wrong;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

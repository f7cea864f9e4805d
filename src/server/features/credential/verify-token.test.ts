import { existsSync, readFileSync } from 'node:fs';
import { CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMultibase } from '#server/ports/badge/multibase.ts';
import { readBadgeFile } from '#server/ports/badge/read-badge-file.ts';
import { readToken, statedJwk, stateOfToken } from '#server/ports/badge/signed-token.ts';
import { createIssued } from '#testing/calls/credential.ts';
import { createWorld, type World } from '#testing/world.ts';
import { didOf } from './badge-document-of.ts';
import { verifyBadge } from './verify-badge.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const corpus = new URL('../../../../../shared/data/credentials/', import.meta.url);
const hasCorpus = existsSync(corpus);
const read = (name: string) => readFileSync(new URL(name, corpus));

const issuer = { id: 'https://school.test/issuers/1', type: ['Profile'], name: 'School' };
const badge = {
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: 'https://school.test/badges/1',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: {
    type: ['AchievementSubject'],
    achievement: { type: ['Achievement'], name: 'Teamwork', description: 'Works well.' },
  },
};

async function createSigner(alg = 'ES256') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const sign = (payload: object, header: object = { jwk }) =>
    new CompactSign(Buffer.from(JSON.stringify(payload)))
      .setProtectedHeader({ alg, ...header })
      .sign(privateKey);
  return { jwk, sign };
}

const check = (text: string) => verifyBadge(world.ctx(), text);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const multikeyOf = ({ x = '' }: JWK) =>
  toMultibase(Buffer.concat([Buffer.from([0xed, 0x01]), Buffer.from(x, 'base64url')]));

test.each(['RS256', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA'])(
  'CRED-01 a token signed with %s is checked with the key in it, and any change is seen',
  async (alg) => {
    const { sign } = await createSigner(alg);
    const text = await sign({ ...badge, iss: issuer.id, jti: badge.id, nbf: 1_767_225_600 });
    expect(await check(text)).toMatchObject({
      verdict: 'unknown-issuer',
      isOwn: false,
      checks: { signature: 'good', issuer: 'unchecked', dates: 'good', revocation: 'unchecked' },
      badge: { title: 'Teamwork', issuer: 'School' },
    });
    const [head = '', , signature = ''] = text.split('.');
    const changed = base64({ ...badge, name: 'Changed' });
    expect((await check(`${head}.${changed}.${signature}`)).verdict).toBe('altered');
  },
);

test('CRED-01 a key id that is a key itself is used; any other would have to be fetched', async () => {
  const { jwk, sign } = await createSigner('EdDSA');
  const verdictBy = async (header: object) => (await check(await sign(badge, header))).verdict;
  const multikey = multikeyOf(jwk);
  expect(await verdictBy({ kid: `did:jwk:${base64(jwk)}#0` })).toBe('unknown-issuer');
  expect(await verdictBy({ kid: `did:key:${multikey}#${multikey}` })).toBe('unknown-issuer');
  expect(await verdictBy({ kid: 'did:web:school.test#key-1' })).toBe('unchecked');
  expect(await verdictBy({ kid: 'https://school.test/keys/1' })).toBe('unchecked');
  expect(await verdictBy({ jku: 'https://school.test/jwks.json' })).toBe('unchecked');
  expect(await verdictBy({})).toBe('unchecked');
  const other = await createSigner('EdDSA');
  expect(await verdictBy({ kid: `did:jwk:${base64(other.jwk)}#0` })).toBe('altered');
});

test('CRED-01 a secret in the token, and a signature of none, prove nothing', async () => {
  const secret = Buffer.alloc(32, 7);
  const jwk = { kty: 'oct', k: secret.toString('base64url') };
  const key = await importJWK(jwk, 'HS256');
  const text = await new CompactSign(Buffer.from(JSON.stringify(badge)))
    .setProtectedHeader({ alg: 'HS256', jwk } as never)
    .sign(key);
  expect((await check(text)).verdict).toBe('unchecked');
  const none = `${base64({ alg: 'none' })}.${base64(badge)}`;
  expect((await check(`${none}.`)).verdict).toBe('not-a-badge');
  expect((await check(`${none}.AAAAAAAAAAAAAAAA`)).verdict).toBe('unchecked');
});

test('CRED-01 a token that names us, or another issuer than its badge, is of nobody we know', async () => {
  const { sign } = await createSigner();
  const named = async (payload: object) => {
    const { verdict, isOwn, checks } = await check(await sign(payload));
    return [verdict, isOwn, checks.issuer];
  };
  const ours = didOf(world.ctx().publicUrl);
  const wrong = ['unknown-issuer', false, 'bad'];
  expect(await named({ ...badge, issuer: { ...issuer, id: ours } })).toEqual(wrong);
  expect(await named({ ...badge, issuer: ours })).toEqual(wrong);
  expect(await named({ ...badge, iss: 'https://other.test' })).toEqual(wrong);
  expect(await named({ ...badge, jti: 'urn:other' })).toEqual(wrong);
  await createIssued(world);
  const { rows } = await world.pool.query('select id from credential_keys limit 1');
  const forged = await sign(badge, { kid: rows[0].id });
  expect((await check(forged)).verdict).not.toMatch(/valid|unknown-issuer/u);
});

test('CRED-01 a token has the time of its badge and of its own claims', async () => {
  const { sign } = await createSigner();
  const seconds = Math.floor(world.now.getTime() / 1000);
  const verdictOf = async (claims: object) =>
    (await check(await sign({ ...badge, ...claims }))).verdict;
  expect(await verdictOf({ exp: seconds + 60 })).toBe('unknown-issuer');
  expect(await verdictOf({ exp: seconds - 60 })).toBe('expired');
  expect(await verdictOf({ nbf: seconds + 60 })).toBe('expired');
  expect(await verdictOf({ exp: 'never' })).toBe('expired');
  expect(await verdictOf({ validUntil: '2026-01-02T00:00:00Z' })).toBe('expired');
});

test('CRED-01 a badge is found in the claim of the first version, and what has none is no badge', async () => {
  const { sign } = await createSigner();
  const first = { ...badge, '@context': ['https://www.w3.org/2018/credentials/v1'] };
  expect((await check(await sign({ vc: first, iss: issuer.id }))).verdict).toBe('unknown-issuer');
  expect((await check(await sign({ sub: 'somebody', iss: issuer.id }))).verdict).toBe(
    'not-a-badge',
  );
  const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);
  expect((await check(await sign({ ...badge, deep }))).verdict).toBe('not-a-badge');
  const many = Array.from({ length: 4_000 }, (_, at) => at);
  expect((await check(await sign({ ...badge, many }))).verdict).toBe('not-a-badge');
  expect((await check('e30AAAAAAAAA.e30AAAAAAAAA.e30AAAAAAAAA')).verdict).toBe('not-a-badge');
});

test('CRED-01 the official sample of a baked token verifies', async ({ annotate }) => {
  if (!hasCorpus) return annotate('skipped: no corpus');
  const text = readBadgeFile(read('ob30-1edtech/simple-jwt.svg')) ?? '';
  expect(await check(text)).toMatchObject({
    verdict: 'unknown-issuer',
    checks: { signature: 'good' },
    badge: { title: 'Teamwork', issuer: 'Example Corp' },
  });
});

test('CRED-01 the signatures of RFC 7520 and RFC 8037 verify, and no other', async ({
  annotate,
}) => {
  if (!hasCorpus) return annotate('skipped: no corpus');
  for (const name of ['jws/4_1.rsa_v15_signature', 'jws/4_3.ecdsa_signature', 'curve25519/jws']) {
    const { input, output } = JSON.parse(read(`jose-cookbook/${name}.json`).toString());
    const [head, payload, signature] = output.compact.split('.');
    const states = [output.compact, `${head}.${payload}A.${signature}`].map((text) =>
      stateOfToken(
        { text, header: { alg: input.alg, jwk: input.key }, payload: {} },
        publicOf(input.key),
      ),
    );
    expect([name, ...(await Promise.all(states))]).toEqual([name, 'good', 'bad']);
  }
  const vector = (name: string) => JSON.parse(read(`jose-cookbook/jws/${name}.json`).toString());
  const secret = vector('4_4.hmac-sha2_integrity_protection');
  const hmac = { text: secret.output.compact, header: { alg: 'HS256' }, payload: {} };
  expect(await stateOfToken(hmac, secret.input.key)).toBe('unchecked');
  const detached = vector('4_5.signature_with_detached_content').output;
  for (const form of [detached.compact, JSON.stringify(detached.json)])
    expect((await check(form)).verdict).toBe('not-a-badge');
  const several = vector('4_8.multiple_signatures');
  const [first] = several.signing;
  const text = `${first['sig-input']}.${first.sig}`;
  const token = { text, header: first.protected, payload: {} };
  expect(await stateOfToken(token, publicOf(several.input.key[0]))).toBe('good');
  expect((await check(JSON.stringify(several.output.json))).verdict).toBe('not-a-badge');
});

/** As a token with this key in its header is read. */
function publicOf(jwk: JWK): JWK {
  const token = readToken(`${base64({ jwk })}.${base64({})}.AAAA`);
  const found = token && statedJwk(token);
  expect(found).not.toHaveProperty('d');
  return found ?? {};
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { twoFactors } from '#server/db/tables/account-security.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import type { Client } from '#testing/client.ts';
import { type FakeOpenId, type Fault, startFakeOpenId } from '#testing/fake-openid.ts';
import { twoFactorOf } from '#testing/row-makers.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let provider: FakeOpenId;
let server: TestServer;
beforeAll(async () => {
  provider = await startFakeOpenId();
  server = await startTestServer({ web: plainWeb(), config: provider.config });
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await provider?.[Symbol.asyncDispose]();
});
beforeEach(() => server.database.pool.query('truncate users cascade'));

const asha = { sub: 'g-1', email: 'asha@gmail.test', email_verified: true, name: 'Asha Rao' };
const back = '/auth/google/callback';

const locationOf = (response: Response) => response.headers.get('location') ?? '';

/** Starts the sign-in; returns the callback URL on this server to which the provider redirects. */
async function leave(client: Client, query = 'from=login'): Promise<string> {
  const left = await client.fetch(`/auth/google?${query}`);
  const agreed = await fetch(locationOf(left), { redirect: 'manual' });
  const { pathname, search } = new URL(locationOf(agreed));
  return pathname + search;
}

/** Completes the whole sign-in; returns the redirect target. */
async function go(client = server.newClient(), query?: string): Promise<string> {
  return locationOf(await client.fetch(await leave(client, query)));
}

const whoIs = async (client: Client) => {
  const { account } = (await (await client.fetch('/api/account/me')).json()) as {
    account: { email: string; kind: string } | null;
  };
  return account && `${account.kind} ${account.email}`;
};

async function expectNobodyIn(work: () => Promise<unknown>): Promise<void> {
  const { db } = server.deps;
  const before = [await db.$count(users), await db.$count(sessions), await db.$count(accounts)];
  await work();
  const after = [await db.$count(users), await db.$count(sessions), await db.$count(accounts)];
  expect(after).toEqual(before);
}

test('AUTH-05 a new user becomes a student and returns to the same account; consent and offline access are requested', async () => {
  provider.be(asha);
  const client = server.newClient();
  expect(await go(client, 'from=signup&next=/careers')).toBe('/careers');
  expect(await whoIs(client)).toBe('student asha@gmail.test');
  const [asked] = provider.asked.slice(-1);
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    client_id: 'firstrung',
    redirect_uri: server.deps.ctx.publicUrl + back,
    scope: 'openid email profile offline_access',
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
  });
  provider.be({ ...asha, email: 'elsewhere@gmail.test' });
  const again = server.newClient();
  expect(await go(again)).toBe('/student-dashboard');
  expect(await whoIs(again)).toBe('student asha@gmail.test');
  const rows = await server.deps.db.select().from(profiles);
  expect(rows).toMatchObject([{ userType: 'student', firstName: 'Asha', lastName: 'Rao' }]);
  const [identity, ...others] = await server.deps.db.select().from(accounts);
  expect(identity).toMatchObject({ providerId: `oidc:${provider.issuer}`, accountId: 'g-1' });
  // No Google tokens are stored, and there is no column for them.
  expect(Object.keys(identity ?? {}).filter((name) => /token/iu.test(name))).toEqual([]);
  expect(others).toEqual([]);
});

const failed = '/login?error=google-failed&by=google';

test.each<[string, Fault]>([
  ['a wrong nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['a wrong aud', { claims: { aud: 'another' } }],
  ['a wrong iss', { claims: { iss: 'https://evil.test' } }],
  ['an expired token', { claims: { exp: 1 } }],
  ['alg none', { isUnsigned: true }],
  ["somebody else's signature", { isForged: true }],
])('SEC-19 %s: nobody is signed in', async (_name, fault) => {
  provider.be(asha);
  await go();
  provider.be(asha, fault);
  await expectNobodyIn(async () => expect(await go()).toBe(failed));
});

test('SEC-19 a wrong, missing or foreign state signs nobody in', async () => {
  provider.be(asha);
  await expectNobodyIn(async () => {
    const client = server.newClient();
    const address = await leave(client);
    const url = new URL(address, server.origin);
    url.searchParams.set('state', 'another');
    expect(locationOf(await client.fetch(url.pathname + url.search))).toBe(failed);
    const other = server.newClient();
    expect(locationOf(await other.fetch(await leave(client)))).toBe(failed);
    const stateless = new URL(await leave(client), server.origin);
    stateless.searchParams.delete('state');
    expect(locationOf(await client.fetch(stateless.pathname + stateless.search))).toBe(failed);
  });
});

test('SEC-19 a code without its verifier, or used twice, signs nobody in', async () => {
  provider.be(asha);
  const client = server.newClient();
  const address = await leave(client);
  const cookie = client.cookie();
  // A second sign-in in this browser replaces the first one and its verifier.
  const stolen = await leave(client);
  const { encryption } = server.deps.accounts;
  const [name = '', encrypted = ''] = cookie.split('=');
  const trip = JSON.parse(encryption.decrypt('authorization request', encrypted) ?? '{}') as {
    request: object;
  };
  const without = { ...trip, request: { ...trip.request, verifier: 'x'.repeat(43) } };
  await expectNobodyIn(async () => {
    const headers = {
      cookie: `${name}=${encryption.encrypt('authorization request', JSON.stringify(without))}`,
    };
    expect(locationOf(await server.fetch(address, { headers }))).toBe(failed);
  });
  const kept = { cookie: client.cookie() };
  expect(locationOf(await server.fetch(stolen, { headers: kept }))).toBe('/student-dashboard');
  await expectNobodyIn(async () =>
    expect(locationOf(await server.fetch(stolen, { headers: kept }))).toBe(failed),
  );
});

test('SEC-19 an unconfirmed or missing email address signs nobody in', async () => {
  const by = '&by=google';
  await expectNobodyIn(async () => {
    provider.be({ ...asha, email_verified: false });
    expect(await go()).toBe(`/login?error=google-unverified${by}`);
    provider.be({ sub: 'g-1', email: asha.email });
    expect(await go()).toBe(`/login?error=google-unverified${by}`);
    provider.be({ sub: 'g-1', email_verified: true });
    expect(await go()).toBe(`/login?error=google-unverified${by}`);
  });
});

test('SEC-19 a matching email opens no account: neither for another sub, nor before its owner connected the two', async () => {
  const known = '/login?error=google-known&by=google';
  provider.be(asha);
  await go();
  provider.be({ ...asha, sub: 'g-2' });
  await expectNobodyIn(async () => expect(await go()).toBe(known));

  const client = await server.signUp('Ben Kurian', 'ben@gmail.test');
  provider.be({ sub: 'g-3', email: 'BEN@gmail.test', email_verified: true });
  await expectNobodyIn(async () => expect(await go()).toBe(known));
  expect(await go(client, 'from=settings&next=/settings')).toBe('/settings?google=connected');
  const again = server.newClient();
  expect(await go(again)).toBe('/student-dashboard');
  expect(await whoIs(again)).toBe('student ben@gmail.test');

  const other = await server.signUp('Cara Diaz', 'cara@gmail.test');
  expect(await go(other, 'from=settings&next=/settings')).toBe('/settings?google=google-taken');
});

const tokenOf = (client: Client) =>
  /(?:^|; )firstrung\.session_token=([^;]+)/u.exec(client.cookie())?.[1] ?? '';

test('SEC-19 another Google account confirms nothing and signs nobody in: the session stays unchanged', async () => {
  const { db } = server.deps;
  provider.be({ ...asha, sub: 'g-2', email: 'other@gmail.test', name: 'Olga Other' });
  await go();
  provider.be(asha);
  const client = server.newClient();
  await go(client);
  const longAgo = new Date(Date.now() - 3_600_000);
  await db.update(sessions).set({ confirmedAt: longAgo });
  const changed = () =>
    client.send('POST', '/api/account/request-email', { email: 'next@gmail.test' });
  const query = 'from=confirm&next=/settings?tab=security';
  const token = tokenOf(client);
  // One belongs to another account here, the other to none.
  for (const sub of ['g-2', 'g-7']) {
    provider.be({ ...asha, sub, email: `${sub}@gmail.test` });
    await expectNobodyIn(async () =>
      expect(await go(client, query)).toBe('/settings?tab=security&confirm=google-other'),
    );
    expect(tokenOf(client)).toBe(token);
    expect(await whoIs(client)).toBe('student asha@gmail.test');
    expect((await changed()).status).toBe(403);
  }
  provider.be(asha);
  const tried = 'from=confirm&next=/settings?tab=security%26confirm=google-other';
  await expectNobodyIn(async () => expect(await go(client, tried)).toBe('/settings?tab=security'));
  expect(tokenOf(client)).not.toBe(token);
  expect(await whoIs(client)).toBe('student asha@gmail.test');
  expect((await changed()).status).toBe(200);
});

test('SEC-12 Google does not replace a second factor, and confirms nothing for signed-out users', async () => {
  const { db } = server.deps;
  const query = 'from=confirm&next=/settings';
  provider.be(asha);
  expect(locationOf(await server.fetch(`/auth/google?${query}`))).toBe(
    '/settings?confirm=not-signed-in',
  );
  const client = server.newClient();
  await go(client);
  const address = await leave(client, query);
  await client.postForm('/logout', {});
  await expectNobodyIn(async () =>
    expect(locationOf(await client.fetch(address))).toBe('/settings?confirm=not-signed-in'),
  );
  await go(client);
  const [user] = await db.select().from(users);
  await db.insert(twoFactors).values(twoFactorOf(user?.id ?? '', new Date()));
  await db.update(sessions).set({ confirmedAt: new Date(0) });
  expect(await go(client, query)).toBe('/settings?confirm=code-required');
  expect(await db.select().from(sessions)).toMatchObject([{ confirmedAt: new Date(0) }]);
});

test('AUTH-05 only signed-in users can connect, and only the account that started', async () => {
  provider.be(asha);
  expect(locationOf(await server.fetch('/auth/google?from=settings&next=/settings'))).toBe(
    '/settings?google=not-signed-in',
  );
  const ben = await server.signUp('Ben Kurian');
  const address = await leave(ben, 'from=settings&next=/settings');
  await ben.postForm('/logout', {});
  await expectNobodyIn(async () =>
    expect(locationOf(await ben.fetch(address))).toBe('/settings?google=not-signed-in'),
  );
});

test('SEC-12 a second factor is required after Google as after a password', async () => {
  provider.be(asha);
  await go();
  const [user] = await server.deps.db.select().from(users);
  await server.deps.db.insert(twoFactors).values(twoFactorOf(user?.id ?? '', new Date()));
  const client = server.newClient();
  expect(await go(client, 'from=login&next=/careers')).toBe('/login/two-factor?next=%2Fcareers');
  expect(await whoIs(client)).toBeNull();
});

test('AUTH-05 closed registration admits no new users, and the site’s switch refuses everybody', async () => {
  const { db } = server.deps;
  const updatedAt = new Date();
  provider.be(asha);
  await go();
  provider.be({ ...asha, sub: 'g-9', email: 'new@gmail.test' });
  await db.insert(siteSettings).values({ key: 'isRegistrationOpen', value: false, updatedAt });
  server.deps.ctx.cache.drop('settings');
  expect(await go(undefined, 'from=signup')).toBe('/signup?error=registration-closed&by=google');
  provider.be(asha);
  expect(await go()).toBe('/student-dashboard');
  const address = await leave(server.newClient());
  await db.insert(siteSettings).values({ key: 'allowsGoogle', value: false, updatedAt });
  server.deps.ctx.cache.drop('settings');
  expect(locationOf(await server.fetch('/auth/google'))).toContain('/login?error=google-off');
  expect(locationOf(await server.fetch(address))).toContain('/login?error=google-off');
  await db.delete(siteSettings);
  server.deps.ctx.cache.drop('settings');
});

test('AUTH-05 a return path leads to no other site', async () => {
  provider.be(asha);
  expect(await go(undefined, 'from=login&next=//evil.test')).toBe('/student-dashboard');
});

test('AUTH-05 without keys the response says what is missing', async () => {
  await using bare = await startTestServer({ web: plainWeb() });
  expect(locationOf(await bare.fetch('/auth/google?from=signup'))).toBe(
    '/signup?error=google-missing&by=google',
  );
  const entry = await (await bare.fetch('/api/account/sign-in-options')).json();
  expect(entry).toMatchObject({ google: 'missing' });
});

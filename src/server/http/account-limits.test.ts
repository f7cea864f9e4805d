import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteSettings } from '#domain/setting/site-settings.ts';
import { rateLimits, users } from '#server/db/tables/accounts.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { password, plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb() });
  await server.signUp('Asha Rao');
});
afterAll(() => server[Symbol.asyncDispose]());

async function set<Key extends keyof SiteSettings>(key: Key, value: SiteSettings[Key]) {
  const row = { key, value, updatedAt: new Date() };
  const { db } = server.deps;
  await db
    .insert(siteSettings)
    .values(row)
    .onConflictDoUpdate({ target: siteSettings.key, set: row });
  await publishChange({ db }, 'settings');
  const entry = async () => (await server.fetch('/api/account/sign-in-options')).json();
  const told = ['isRegistrationOpen', 'allowsPassword', 'minPasswordLength'];
  await expect.poll(entry).toMatchObject(told.includes(key) ? { [key]: value } : {});
}

const forms = {
  '/login': (email: string) => ({ email, password: 'not this one' }),
  '/signup': (email: string) => ({ fullName: 'Asha Rao', email, password }),
  '/forgot-password': (email: string) => ({ email }),
  '/confirm-email': (email: string) => ({ email }),
} as const;

/** Everything in a response that could distinguish two email addresses. */
async function answerTo(path: keyof typeof forms, email: string) {
  const response = await server.newClient().postForm(path, forms[path](email));
  const headers = [...response.headers].filter(
    ([name]) => !['date', 'x-request-id'].includes(name),
  );
  const text = `${JSON.stringify(headers)} ${await response.text()}`;
  return {
    status: response.status,
    // The device token is always new, and the response echoes the submitted address.
    text: text.replaceAll(email, 'ADDRESS').replaceAll(/device=[\w-]{43};/gu, 'device=NEW;'),
  };
}

test('SEC-14 forms that hide accounts answer identically, byte for byte, with and without an account', async () => {
  await set('namesAccounts', false);
  await expect
    .poll(async () => (await answerTo('/login', 'nobody0@example.test')).text)
    .toContain('INVALID_CREDENTIALS');
  let count = 0;
  for (const path of Object.keys(forms) as (keyof typeof forms)[]) {
    count++;
    const known = await answerTo(path, 'asha.rao@example.test');
    expect([path, await answerTo(path, `nobody.${count}@example.test`)]).toEqual([path, known]);
  }
  await set('namesAccounts', true);
});

test('SEC-14 refusals are sent at fixed intervals, so that timing reveals nothing about the work behind them', async () => {
  for (const path of ['/login', '/forgot-password', '/confirm-email'] as const) {
    for (const email of ['asha.rao@example.test', 'nobody@example.test']) {
      const start = performance.now();
      await answerTo(path, email);
      expect([path, performance.now() - start]).toEqual([path, expect.toSatisfy((ms) => ms > 195)]);
    }
  }
});

test('SEC-13 a forged host changes no mail: its link uses the configured URL', async () => {
  const body = new URLSearchParams({ email: 'asha.rao@example.test' });
  await server.deps.db.delete(rateLimits);
  const response = await fetch(`${server.origin}/forgot-password`, {
    method: 'POST',
    body,
    headers: {
      origin: server.origin,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.test',
    },
    redirect: 'manual',
  });
  expect(response.headers.get('location')).toBe('/login?notice=reset-sent');
  const { rows } = await server.database.pool.query('select data::text from tasks.job');
  expect(JSON.stringify(rows)).not.toContain('evil');
});

test('SEC-15 mails per hour to one address are limited, with or without an account', async () => {
  for (const path of ['/forgot-password', '/confirm-email'] as const) {
    for (const email of ['asha.rao@example.test', 'nobody9@example.test']) {
      await server.deps.db.delete(rateLimits);
      const seen: number[] = [];
      for (let n = 0; n < 6; n++) seen.push((await answerTo(path, email)).status);
      expect(seen).toEqual([200, 200, 200, 200, 200, 429]);
    }
  }
});

test('SEC-17 of 300 concurrent sign-ins at three processes ten are tried, and none once one process is gone', async () => {
  const config = { SIGN_INS_PER_MINUTE: 10 };
  const beside = { database: server.database, dataDir: server.dataDir };
  const start = () => startTestServer({ web: plainWeb(), config, beside });
  await server.deps.db.delete(rateLimits);
  const [first, second] = [await start(), await start()];
  {
    await using third = await start();
    const all = [first, second, third];
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        const at = all[n % 3] ?? first;
        const form = { email: `one${n}@example.test`, password };
        const response = await at.newClient().postForm('/login', form);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(290);
  }
  const after = await second.newClient().postForm('/login', { email: 'a@b.test', password });
  expect(after.status).toBe(429);
  expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(0);
  await first[Symbol.asyncDispose]();
  await second[Symbol.asyncDispose]();
  await server.deps.db.delete(rateLimits);
});

test('SEC-20 a password of a megabyte is refused before hashing, one of 256 characters is accepted', async () => {
  const email = 'huge@example.test';
  const send = (typed: string) =>
    server.newClient().postForm('/signup', { fullName: 'Huge', email, password: typed });
  expect((await send('x'.repeat(1_000_000))).status).toBe(413);
  const signIn = await server
    .newClient()
    .postForm('/login', { email: 'asha.rao@example.test', password: 'x'.repeat(1_000_000) });
  expect(signIn.status).toBe(413);
  expect((await send('😀'.repeat(256))).status).toBe(200);
});

test('SEC-21 four hundred concurrent sign-ins are all answered, the excess with 503 and Retry-After', async () => {
  const answers = await Promise.all(
    Array.from({ length: 400 }, async (_, n) => {
      const form = { email: `busy${n}@example.test`, password };
      const response = await server.newClient().postForm('/login', form);
      await response.arrayBuffer();
      return [response.status, response.headers.get('retry-after')] as const;
    }),
  );
  const of = (wanted: number) => answers.filter(([status]) => status === wanted);
  expect(of(401).length + of(503).length).toBe(400);
  // How many are answered within the two seconds of the queue depends on the machine.
  expect(of(401).length).toBeGreaterThanOrEqual(4);
  expect(of(503).length).toBeGreaterThan(0);
  for (const [, retryAfter] of of(503)) expect(retryAfter).toBe('3');
});

test('AUTH-10 a configured form URL replaces the company form immediately', async () => {
  await using whole = await startTestServer();
  const row = {
    key: 'companyFormUrl',
    value: 'https://forms.example.test/x',
    updatedAt: new Date(),
  };
  expect((await whole.fetch('/companies/request')).status).toBe(200);
  await whole.deps.db.insert(siteSettings).values(row);
  await publishChange(whole.deps, 'settings');
  await expect
    .poll(async () => (await whole.fetch('/companies/request')).headers.get('location'))
    .toBe('https://forms.example.test/x');
});

test('ADM-07 closed registration and disabled password sign-in refuse with their own messages', async () => {
  await set('isRegistrationOpen', false);
  const answer = async (path: keyof typeof forms) =>
    (await server.newClient().postForm(path, forms[path]('late@example.test'))).json();
  expect(await answer('/signup')).toMatchObject({ refusal: 'REGISTRATION_CLOSED' });
  await set('isRegistrationOpen', true);
  await set('allowsPassword', false);
  expect(await answer('/signup')).toMatchObject({ refusal: 'PASSWORD_SIGN_IN_OFF' });
  expect(await answer('/login')).toMatchObject({ refusal: 'PASSWORD_SIGN_IN_OFF' });
  await set('allowsPassword', true);
  const people = await server.deps.db.select({ email: users.email }).from(users);
  expect(people.map(({ email }) => email)).not.toContain('late@example.test');
});

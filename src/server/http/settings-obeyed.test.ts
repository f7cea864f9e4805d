import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormAnswer } from '#contract/page-context.ts';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/setting/site-settings.ts';
import { accounts, sessions, users } from '#server/db/tables/accounts.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { password, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
let second: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
  cast = await createCast(server);
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** Saves settings of a group as an administrator on the first server. */
async function save(group: 'general' | 'security', change: Partial<SiteSettings>): Promise<void> {
  const { admin } = cast.people;
  const now = (await (await admin.fetch('/api/admin/settings')).json()) as Record<
    typeof group,
    { version: number }
  >;
  const settings = { ...settingsOf(group, defaultSiteSettings), ...change };
  const { version } = now[group];
  const answer = await admin.send('PUT', `/api/admin/settings/${group}`, { ...settings, version });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

let made = 0;
/** The second server's response to a form. */
const post = (path: string, form: Record<string, string>) => async () => {
  made += 1;
  const email = `new-${made}@example.test`;
  const answer = await second.newClient().postForm(path, { email, fullName: 'Nia New', ...form });
  const said = (await answer.json()) as FormAnswer;
  return said.ok ? 'ok' : said.refusal;
};

const rowOf = async (search: string) => {
  const answer = await cast.people.admin.fetch(`/api/admin/users?search=${search}`);
  const { items } = (await answer.json()) as { items: { id: string; version: number }[] };
  return items[0] ?? { id: '', version: 0 };
};

test('ADM-07 SITE-01 while registration is closed, no public page or header invites to sign up, on any process', async () => {
  const callers: string[] = [];
  const look = async () => {
    callers.length = 0;
    for (const path of ['/', '/about', '/careers', '/contact', '/features', '/students']) {
      const page = await (await second.fetch(path)).text();
      if (page.includes('href="/signup"')) callers.push(path);
    }
    return callers;
  };
  expect(await look()).toHaveLength(6);
  await save('general', { isRegistrationOpen: false });
  try {
    await expect.poll(look, { timeout: 20_000 }).toEqual([]);
  } finally {
    await save('general', {});
  }
});

test('SEC-04 an account disabled at one process becomes a visitor at the other, and its open stream there ends', async () => {
  const { admin, other } = cast.people;
  const headers = { cookie: other.cookie() };
  const isNobody = async () => {
    const answer = await fetch(`${second.origin}/api/account/me`, { headers });
    return ((await answer.json()) as { account: object | null }).account === null;
  };
  expect(await isNobody()).toBe(false);
  const stream = await fetch(`${second.origin}/live`, { headers });
  expect(stream.status).toBe(200);
  const { id, version } = await rowOf('omar');
  const change = { isActive: false, version };
  expect((await admin.send('PUT', `/api/admin/users/${id}/active`, change)).status).toBe(200);
  expect(await isNobody()).toBe(true);
  expect(await stream.text()).toContain('end');
  expect((await fetch(`${second.origin}/live`, { headers })).status).toBe(401);
});

test('ADM-07 closing registration at one process refuses sign-up at the other immediately, until it is reopened', async () => {
  const signUp = post('/signup', { password });
  expect(await signUp()).toBe('ok');
  await save('general', { isRegistrationOpen: false });
  await expect.poll(signUp).toBe('REGISTRATION_CLOSED');
  await save('general', {});
  await expect.poll(signUp).toBe('ok');
});

test('ADM-07 a longer minimum applies to new passwords on every process, including those set by administrators', async () => {
  const signUp = post('/signup', { password: 'nine rung' });
  expect(await signUp()).toBe('ok');
  await save('security', { minPasswordLength: 20 });
  await expect.poll(signUp).toBe('PASSWORD_TOO_SHORT');
  const { id, version } = await rowOf('omar');
  const input = { way: 'password', version };
  const reset = (body: object) =>
    cast.people.admin.send('POST', `/api/admin/users/${id}/password`, body);
  expect((await reset({ ...input, password: 'nine rung' })).status).toBe(422);
  const given = (await (await reset(input)).json()) as { password: string };
  expect(given.password).toHaveLength(20);
  await save('security', {});
});

test('ADM-07 a session that begins at another process uses the new timeout', async () => {
  const minutesOf = async () => {
    const before = Date.now();
    await post('/login', { email: 'rita.recruiter@example.test', password })();
    const rows = await server.deps.db.select().from(sessions);
    const last = rows.toSorted((x, y) => y.createdAt.getTime() - x.createdAt.getTime())[0];
    return Math.round(((last?.expiresAt.getTime() ?? 0) - before) / 60_000);
  };
  expect(await minutesOf()).toBe(60);
  await save('security', { sessionMinutes: 5 });
  await expect.poll(minutesOf).toBe(5);
  await save('security', {});
});

test('ADM-07 disabled password sign-in is refused on every process', async () => {
  const { db } = server.deps;
  const admin = (await db.select().from(users)).find(({ email }) => email.startsWith('ada'));
  const userId = admin?.id ?? '';
  await db
    .insert(accounts)
    .values({ id: crypto.randomUUID(), userId, accountId: 'g', providerId: 'google' });
  const signIn = post('/login', { email: 'rita.recruiter@example.test', password });
  expect(await signIn()).toBe('ok');
  await save('security', { allowsPassword: false });
  await expect.poll(signIn).toBe('PASSWORD_SIGN_IN_OFF');
  await save('security', {});
  await expect.poll(signIn).toBe('ok');
});

test('AUTH-10 a configured form URL replaces the company form on every process', async () => {
  const formAt = async () => {
    const answer = await fetch(`${second.origin}/companies/request`, { redirect: 'manual' });
    return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
  };
  expect(await formAt()).toBe('200');
  await save('general', { companyFormUrl: 'forms.example.test/ask' });
  await expect.poll(formAt).toBe('302 https://forms.example.test/ask');
  await save('general', {});
  await expect.poll(formAt).toBe('200');
});

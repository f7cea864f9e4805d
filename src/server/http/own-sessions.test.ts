import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { appCode } from '#testing/app-code.ts';
import { startMainProcess } from '#testing/main-process.ts';
import { password, plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

const own = '/api/notifications';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb() });
});
afterAll(() => server[Symbol.asyncDispose]());

async function statusOf(cookie: string, origin = server.origin): Promise<number> {
  const { status, body } = await fetch(origin + own, { headers: { cookie } });
  await body?.cancel();
  return status;
}

async function openStream(cookie: string, origin = server.origin): Promise<Promise<string>[]> {
  const response = await fetch(`${origin}/live`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return [response.text()];
}

const change = { current: password, password: 'another rung', confirmation: 'another rung' };

/** Ages the session by some minutes, so that the next request extends it. */
async function age(email: string): Promise<void> {
  const { db } = server.deps;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  await db
    .update(sessions)
    .set({ updatedAt: new Date(Date.now() - 5 * 60_000) })
    .where(eq(sessions.userId, user?.id ?? ''));
}

test('SEC-11 a session that its owner ends elsewhere ends immediately, with its streams, on every process', async () => {
  await using other = startMainProcess({
    DATABASE_URL: server.database.connectionString,
    DATA_DIR: server.dataDir,
  });
  const elsewhere = await other.listening;
  const email = 'mona.many@example.test';
  const here = await server.signUp('Mona Many');
  const [lost, left] = [await server.signIn(email), await server.signIn(email)];
  const streams = [
    ...(await openStream(lost.cookie())),
    ...(await openStream(lost.cookie(), elsewhere)),
  ];
  const list = async (client = here) => {
    const answer = await (await client.fetch('/api/account/sessions')).json();
    return (answer as { items: { id: string; isThis: boolean }[] }).items;
  };
  const id = (await list(lost)).find(({ isThis }) => isThis)?.id;
  expect(await list()).toHaveLength(3);
  expect((await here.send('POST', '/api/account/end-session', { id })).status).toBe(200);
  await Promise.all(streams);
  for (const origin of [server.origin, elsewhere]) {
    expect(await statusOf(lost.cookie(), origin)).toBe(401);
    expect(await statusOf(left.cookie(), origin)).toBe(200);
  }
  const [stream] = await openStream(left.cookie(), elsewhere);
  const answer = await here.send('POST', '/api/account/end-other-sessions', {});
  expect(await answer.json()).toEqual({ ended: 1 });
  await stream;
  expect(await statusOf(left.cookie(), elsewhere)).toBe(401);
  expect(await list()).toMatchObject([{ isThis: true }]);
});

test('SEC-10 changing the password gives this browser a new cookie and invalidates the old one', async () => {
  const email = 'nia.new@example.test';
  const client = await server.signUp('Nia New');
  const other = await server.signIn(email);
  const before = client.cookie();
  await age(email);
  const answer = await client.send('POST', '/api/account/set-password', change);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const lines = answer.headers.getSetCookie().filter((line) => line.includes('session_token'));
  expect(lines).toEqual([expect.stringContaining('HttpOnly')]);
  expect(client.cookie()).not.toBe(before);
  expect(await statusOf(before)).toBe(401);
  expect(await statusOf(other.cookie())).toBe(401);
  expect(await statusOf(client.cookie())).toBe(200);
});

test('SEC-10 nobody is signed in between the two steps; the second creates a new session', async () => {
  const email = 'tia.two@example.test';
  const client = await server.signUp('Tia Two');
  const asked = await client.send('POST', '/api/account/request-two-factor', {});
  const { token, secret } = (await asked.json()) as { token: string; secret: string };
  const first = client.cookie();
  const made = await client.send('POST', '/api/account/confirm-two-factor', {
    token,
    code: appCode(secret),
  });
  const { codes } = (await made.json()) as { codes: string[] };
  expect(await statusOf(first)).toBe(401);
  const before = client.cookie();
  const entered = await client.postForm('/login', { email, password, next: '/careers' });
  expect(await entered.json()).toEqual({
    ok: true,
    redirectTo: '/login/two-factor?next=%2Fcareers',
  });
  const visitor = server.newClient();
  await visitor.postForm('/login', { email, password });
  expect(await statusOf(visitor.cookie())).toBe(401);
  const wrong = await client.postForm('/login/two-factor', { code: '000000' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { refusal: 'CODE_WRONG', values: {} },
  ]);
  const [recovery = ''] = codes;
  const right = await client.postForm('/login/two-factor', { recovery, next: '/careers' });
  expect(await right.json()).toEqual({ ok: true, redirectTo: '/careers' });
  expect(await statusOf(before)).toBe(401);
  expect(await statusOf(client.cookie())).toBe(200);
  expect(client.cookie()).not.toContain('sign_in_step');
  const lost = await server.newClient().postForm('/login/two-factor', { recovery });
  expect(await lost.json()).toEqual({ ok: true, redirectTo: '/login?error=challenge-expired' });
});

test('SEC-12 a password reset by a mailed link still requires the second factor', async () => {
  const email = 'tia.two@example.test';
  const client = server.newClient();
  await client.postForm('/forgot-password', { email });
  const token = await server.linkToken(email);
  await client.postForm('/reset-password', {
    token,
    password: 'yet another rung',
    confirmation: 'yet another rung',
  });
  const entered = await client.postForm('/login', { email, password: 'yet another rung' });
  expect(await entered.json()).toEqual({ ok: true, redirectTo: '/login/two-factor' });
  expect(await statusOf(client.cookie())).toBe(401);
});

import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#server/context.ts';
import { sessions, users } from '#server/db/tables/accounts.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { startMainProcess } from '#testing/main-process.ts';
import { password, startTestServer, type TestServer } from '#testing/server.ts';

const own = '/api/notifications';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

async function statusOf(path: string, cookie: string, origin = server.origin): Promise<number> {
  const { status, body } = await fetch(origin + path, {
    headers: { cookie, 'x-csrf-token': 'orpc' },
  });
  await body?.cancel();
  return status;
}

/** Opens a live stream; `ended` resolves when the server closes it. */
async function openStream(cookie: string, origin = server.origin) {
  const response = await fetch(`${origin}/live`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return { ended: response.text().then(() => performance.now()) };
}

function sessionsOf(email: string) {
  return server.deps.db
    .select({
      id: sessions.id,
      token: sessions.token,
      expiresAt: sessions.expiresAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
}

test('SEC-10 the session from before a sign-in is refused afterwards, and shares no id with the new one', async () => {
  const client = await server.signUp('Fay Fixed');
  const before = client.cookie();
  const [old] = await sessionsOf('fay.fixed@example.test');
  const stream = await openStream(before);
  const start = performance.now();
  await client.postForm('/login', { email: 'fay.fixed@example.test', password });
  const after = client.cookie();
  expect(after).not.toBe(before);
  expect(await statusOf(own, before)).toBe(401);
  expect(await statusOf(own, after)).toBe(200);
  expect((await stream.ended) - start).toBeLessThan(2_000);
  const left = await sessionsOf('fay.fixed@example.test');
  expect(left).toHaveLength(1);
  expect(left[0]?.id).not.toBe(old?.id);
  expect(left[0]?.token).not.toBe(old?.token);
});

test('SEC-10 another sign-in in the same browser ends the previous user’s session', async () => {
  const client = await server.signUp('Fred First');
  const before = client.cookie();
  const form = { fullName: 'Sam Second', email: 'sam@example.test', password };
  await client.postForm('/signup', form);
  expect(await statusOf(own, before)).toBe(200);
  await client.postForm('/auth/callback', { token: await server.linkToken(form.email) });
  expect(await statusOf(own, before)).toBe(401);
  expect(await statusOf(own, client.cookie())).toBe(200);
});

test('SEC-10 a failed sign-in keeps the existing session', async () => {
  const client = await server.signUp('Kay Kept');
  await client.postForm('/login', { email: 'kay.kept@example.test', password: 'a wrong one' });
  expect(await statusOf(own, client.cookie())).toBe(200);
});

test('SEC-10 a planted session cookie is never adopted', async () => {
  await server.signUp('Pia Planted');
  const planted = 'firstrung.session_token=planted-by-somebody.c2lnbmF0dXJl';
  const response = await fetch(`${server.origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'pia.planted@example.test', password }),
    headers: { cookie: planted, origin: server.origin, accept: 'application/json' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().join()).not.toContain('planted-by-somebody');
  expect(await statusOf(own, planted)).toBe(401);
});

test('SEC-11 signing out invalidates the cookie and closes the stream, on another process too', async () => {
  await using other = startMainProcess({
    DATABASE_URL: server.database.connectionString,
    DATA_DIR: server.dataDir,
  });
  const elsewhere = await other.listening;
  const client = await server.signUp('Leo Leaving');
  const cookie = client.cookie();
  const streams = [await openStream(cookie), await openStream(cookie, elsewhere)];
  expect(await statusOf(own, cookie, elsewhere)).toBe(200);

  const start = performance.now();
  const answer = await client.postForm('/logout', {});
  expect(await answer.json()).toEqual({ ok: true, redirectTo: '/' });
  for (const { ended } of streams) expect((await ended) - start).toBeLessThan(1_000);
  for (const origin of [server.origin, elsewhere]) {
    expect(await statusOf(own, cookie, origin)).toBe(401);
    expect(await statusOf('/live', cookie, origin)).toBe(401);
    expect(await statusOf('/api/rpc/notification/list', cookie, origin)).toBe(401);
  }
  expect(client.cookie()).not.toContain('session_token');
  expect(await sessionsOf('leo.leaving@example.test')).toEqual([]);
});

test('SEC-11 a reset ends every session and stream of the account, and its browser must sign in again', async () => {
  const email = 'rita.reset@example.test';
  const first = await server.signUp('Rita Reset');
  const second = await server.signIn(email);
  const streams = [await openStream(first.cookie()), await openStream(second.cookie())];
  await second.postForm('/forgot-password', { email });
  const chosen = { password: 'another rung', confirmation: 'another rung' };
  const form = { token: await server.linkToken(email), ...chosen };
  const answer = await second.postForm('/reset-password', form);
  expect(await answer.json()).toEqual({ ok: true, redirectTo: '/login?notice=password-updated' });
  for (const { ended } of streams) await ended;
  for (const { cookie } of [first, second]) expect(await statusOf(own, cookie())).toBe(401);
  await second.postForm('/login', { email, password: chosen.password });
  expect(await statusOf(own, second.cookie())).toBe(200);
});

test('SEC-11 signing out can be repeated, and works for visitors', async () => {
  const client = await server.signUp('Ann Again');
  for (let round = 0; round < 120; round++) {
    const answer = await client.postForm('/logout', {});
    expect(answer.status).toBe(200);
  }
  await client.postForm('/login', { email: 'ann.again@example.test', password });
  const cookie = client.cookie();
  await client.postForm('/logout', {});
  expect(await statusOf(own, cookie)).toBe(401);
});

const minute = 60 * 1000;

function setSeen(email: string, msAgo: number) {
  const seen = { updatedAt: new Date(Date.now() - msAgo) };
  return server.deps.db
    .update(sessions)
    .set(seen)
    .where(
      inArray(
        sessions.id,
        db()
          .select({ id: sessions.id })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(eq(users.email, email)),
      ),
    );
}
const db = () => server.deps.db;

async function setMinutes(sessionMinutes: number): Promise<void> {
  const row = { key: 'sessionMinutes', value: sessionMinutes, updatedAt: new Date() };
  await db()
    .insert(siteSettings)
    .values(row)
    .onConflictDoUpdate({ target: siteSettings.key, set: row });
  await publishChange({ db: db() }, 'settings');
  await expect
    .poll(async () => (await loadSettings({ ...server.deps.ctx } as Ctx)).sessionMinutes)
    .toBe(sessionMinutes);
}

test('AUTH-08 reading keeps the session alive: recorded at most once a minute, with the cookies renewed', async () => {
  const email = 'otto.old@example.test';
  const client = await server.signUp('Otto Old');
  await setSeen(email, 59 * minute);
  const answer = await client.fetch(own);
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.find((line) => line.startsWith('firstrung.session_token='))).toMatch(
    /HttpOnly.*Max-Age=2592000/u,
  );
  expect(cookies.find((line) => line.startsWith('firstrung_signed_in=1'))).toMatch(
    /Max-Age=2592000/u,
  );
  const [longer] = await sessionsOf(email);
  expect(longer?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 59 * minute);

  await setSeen(email, minute / 2);
  const again = await client.fetch(own);
  expect(again.headers.getSetCookie()).toEqual([]);
  expect((await sessionsOf(email))[0]?.updatedAt.getTime()).toBeLessThan(Date.now() - minute / 2);
});

test('AUTH-08 a session ends after the idle minutes of the current setting', async () => {
  const email = 'ida.idle@example.test';
  const cookie = (await server.signUp('Ida Idle')).cookie();
  await setSeen(email, 61 * minute);
  for (const path of [own, '/live']) expect(await statusOf(path, cookie)).toBe(401);
  await setMinutes(90);
  expect(await statusOf(own, cookie)).toBe(200);
  await setSeen(email, 20 * minute);
  await setMinutes(15);
  expect(await statusOf(own, cookie)).toBe(401);
  await setMinutes(60);
});

test('AUTH-08 a session ends after thirty days, however active it is', async () => {
  const email = 'lena.long@example.test';
  const client = await server.signUp('Lena Long');
  const setStart = (minutesAgo: number) =>
    server.database.pool.query(
      `update sessions set created_at = $2 where user_id = (select id from users where email = $1)`,
      [email, new Date(Date.now() - minutesAgo * minute)],
    );
  const thirtyDays = 30 * 24 * 60;
  await setStart(thirtyDays - 5);
  await setSeen(email, 2 * minute);
  expect(await statusOf(own, client.cookie())).toBe(200);
  const [session] = await sessionsOf(email);
  expect(session?.expiresAt.getTime()).toBeLessThan(Date.now() + 6 * minute);
  await setStart(thirtyDays + 1);
  expect(await statusOf(own, client.cookie())).toBe(401);
});

test('SCALE-06 one user has at most a hundred streams per process', async () => {
  const [busy, other] = [await server.signUp('Bea Busy'), await server.signUp('Otto Other')];
  const leaving = new AbortController();
  const open = (cookie: string) =>
    fetch(`${server.origin}/live`, { headers: { cookie }, signal: leaving.signal });
  const statuses: number[] = [];
  for (let n = 0; n < 101; n++) {
    const response = await open(busy.cookie());
    // The first bytes show that the stream has its place.
    if (response.status === 200) await response.body?.getReader().read();
    statuses.push(response.status);
  }
  expect(statuses.slice(98)).toEqual([200, 200, 429]);
  expect((await open(other.cookie())).status).toBe(200);
  leaving.abort();
});

test('A11Y-07 reading a session’s remaining time does not extend it; it is extended on request', async () => {
  const email = 'wanda.warned@example.test';
  const client = await server.signUp('Wanda Warned');
  await setSeen(email, 58.5 * minute);
  for (let round = 0; round < 2; round++) {
    const { secondsLeft } = (await (await client.fetch('/session')).json()) as {
      secondsLeft: number;
    };
    expect(secondsLeft).toBeGreaterThan(60);
    expect(secondsLeft).toBeLessThanOrEqual(90);
  }
  expect(await (await client.postForm('/session', {})).json()).toEqual({ isSignedIn: true });
  const { secondsLeft } = (await (await client.fetch('/session')).json()) as {
    secondsLeft: number;
  };
  expect(secondsLeft).toBeGreaterThan(59 * 60);
  expect(await (await server.fetch('/session')).json()).toEqual({ secondsLeft: 0 });
});

test('SEC-11 an expired session is refused', async () => {
  const client = await server.signUp('Eve Expired');
  await setSeen('eve.expired@example.test', 60 * minute);
  expect(await statusOf(own, client.cookie())).toBe(401);
  expect(await statusOf('/live', client.cookie())).toBe(401);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminUsers, users } from '#server/db/tables/accounts.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { appCode } from '#testing/app-code.ts';
import { password, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp('Asha Rao');
});
afterAll(() => server[Symbol.asyncDispose]());

const post = async (path: string, form: Record<string, string>) => {
  const response = await server.newClient().postForm(path, form);
  return { status: response.status, answer: await response.json(), headers: response.headers };
};

describe('sign-in', () => {
  test.each([
    [{ email: '', password: 'x' }, 422, 'EMAIL_AND_PASSWORD_REQUIRED'],
    [{ email: 'asha.rao@example.test', password: '' }, 422, 'EMAIL_AND_PASSWORD_REQUIRED'],
    [{ email: 'asha.rao', password: 'x' }, 422, 'EMAIL_INVALID'],
    [{ email: 'asha.rao@example.test', password: 'wrong one' }, 401, 'INVALID_CREDENTIALS'],
    [{ email: 'nobody@example.test', password: 'wrong one' }, 401, 'NO_SUCH_ACCOUNT'],
    [{ email: 'asha\0.rao@example.test', password: 'wrong one' }, 401, 'INVALID_CREDENTIALS'],
  ])('AUTH-01 %j answers %i %s', async (form, status, refusal) => {
    const { email } = form;
    expect(await post('/login', form)).toMatchObject({
      status,
      answer: { ok: false, refusal, values: { email: email.replace('\0', '') } },
    });
  });

  test('AUTH-01 a refused password is returned neither in JSON nor in the page', async () => {
    const form = { email: 'asha.rao@example.test', password: 'never-shown-again' };
    const refused = await server.newClient().postForm('/login', form);
    expect(await refused.text()).not.toContain('never-shown-again');
    const body = new URLSearchParams(form);
    const page = await server.fetch('/login', { method: 'POST', body });
    const html = await page.text();
    expect(page.status).toBe(401);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('asha.rao@example.test');
    expect(html).not.toContain('never-shown-again');
  });

  test('AUTH-01 signing in answers a script with JSON and a browser with a redirect', async () => {
    const form = { email: 'asha.rao@example.test', password };
    const { status, answer, headers } = await post('/login', form);
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { ok: true, redirectTo: '/student-dashboard' },
    });
    const session = headers
      .getSetCookie()
      .find((line) => line.startsWith('firstrung.session_token='));
    expect(session).toMatch(/; HttpOnly/u);
    expect(session).toMatch(/; SameSite=Lax/u);
    const body = new URLSearchParams(form);
    const page = await server.fetch('/login', { method: 'POST', body });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/student-dashboard']);
  });

  test('AUTH-01 behind HTTPS the session cookie is Secure and the server still recognizes it', async () => {
    const publicUrl = 'https://jobs.example.test';
    await using safe = await startTestServer({ config: { publicUrl, PUBLIC_URL: publicUrl } });
    const client = safe.newClient();
    const send = (path: string, form: Record<string, string>) =>
      client.fetch(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: publicUrl, accept: 'application/json' },
      });
    await send('/signup', { fullName: 'A B', email: 'a@example.test', password });
    const response = await send('/auth/callback', {
      token: await safe.linkToken('a@example.test'),
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies.filter((line) => /; Secure/u.test(line))).toHaveLength(cookies.length);
    expect(cookies.join()).toContain('__Secure-firstrung.session_token=');
    const me = await client.fetch('/api/account/me');
    expect(await me.json()).toMatchObject({ account: { email: 'a@example.test' } });
  });
});

describe('sign-up', () => {
  const form = { fullName: '  Mary  Ann Lee ', email: 'Mary.Lee@example.test', password };

  test.each([
    [{ fullName: ' ' }, 422, 'FIELDS_REQUIRED'],
    [{ email: '' }, 422, 'FIELDS_REQUIRED'],
    [{ email: 'mary@nowhere' }, 422, 'EMAIL_INVALID'],
    [{ email: 'mary@example..test' }, 422, 'EMAIL_INVALID'],
    [{ email: 'jürgen@exämple.test' }, 422, 'EMAIL_INVALID'],
    [{ fullName: 'M'.repeat(201) }, 422, 'NAME_TOO_LONG'],
    [{ password: '1234567' }, 422, 'PASSWORD_TOO_SHORT'],
    [{ password: 'Password1' }, 422, 'PASSWORD_COMMON'],
    [{ password: 'Password1!' }, 422, 'PASSWORD_COMMON'],
    [{ password: 'x'.repeat(257) }, 422, 'PASSWORD_TOO_LONG'],
  ])(
    'AUTH-03 SEC-20 with %j answers %i %s and creates no account',
    async (change, status, refusal) => {
      const { answer, ...rest } = await post('/signup', { ...form, ...change });
      expect({ status: rest.status, answer }).toMatchObject({ status, answer: { refusal } });
      expect(rest.headers.getSetCookie()).toEqual([]);
      const made = await server.deps.db.$count(users, eq(users.email, 'mary.lee@example.test'));
      expect(made).toBe(0);
    },
  );

  test('AUTH-03 UX-04 all problems of a sign-up are answered at once, each with its field', async () => {
    const wrong = { fullName: ' ', email: 'mary@example..test', password: 'Password1' };
    const problems = {
      fullName: 'FIELDS_REQUIRED',
      email: 'EMAIL_INVALID',
      password: 'PASSWORD_COMMON',
    };
    const { answer } = await post('/signup', wrong);
    expect(answer).toMatchObject({ problems });
    // In the order of the form, as the first of them gets the focus.
    expect(Object.keys(answer.problems)).toEqual(Object.keys(problems));
    expect((await post('/signup', { ...wrong, fullName: 'A B' })).answer).toMatchObject({
      refusal: 'EMAIL_INVALID',
    });
  });

  test('AUTH-03 a new account is a student with the name split on whitespace; a second sign-up is refused', async () => {
    expect(await post('/signup', form)).toMatchObject({
      answer: { ok: true, redirectTo: '/login?notice=check-email' },
    });
    const [row] = await server.deps.db
      .select({ type: profiles.userType, first: profiles.firstName, last: profiles.lastName })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(eq(users.email, 'mary.lee@example.test'));
    expect(row).toEqual({ type: 'student', first: 'Mary', last: 'Ann Lee' });
    expect(await post('/signup', form)).toMatchObject({
      status: 409,
      answer: { refusal: 'EMAIL_TAKEN' },
    });
  });
});

describe('an expired confirmation link', () => {
  const email = 'olga.old@example.test';
  const links = async () =>
    (await server.database.pool.query('select id from account_tokens')).rows.length;

  test('AUTH-04 SEC-14 says what happened, and requests a new link without revealing other addresses', async () => {
    await post('/signup', { fullName: 'Olga Old', email, password });
    const old = await server.linkToken(email);
    await post('/confirm-email', { email });
    expect(await post('/auth/callback', { token: old })).toMatchObject({
      answer: { ok: true, redirectTo: `/confirm-email?error=link-expired&token=${old}` },
    });
    const sent = { ok: true, redirectTo: '/login?notice=confirmation-sent' };
    const before = await links();
    expect((await post('/confirm-email', { token: 'none of ours' })).answer).toEqual(sent);
    expect(await links()).toBe(before);
    expect((await post('/confirm-email', { token: old })).answer).toEqual(sent);
    expect(await links()).toBe(before + 1);

    expect(await post('/auth/callback', { token: await server.linkToken(email) })).toMatchObject({
      answer: { redirectTo: '/login?notice=confirmed' },
    });
    expect(await post('/auth/callback', { token: old })).toMatchObject({
      answer: { redirectTo: '/login?notice=already-confirmed' },
    });
    // No new link is created for a confirmed address, and the response is the same.
    expect((await post('/confirm-email', { token: old })).answer).toEqual(sent);
    expect(await links()).toBe(before + 1);
  });

  test('SEC-15 an old link and an address share the hourly limit for new links', async () => {
    const token = await server.linkToken(email);
    const seen: number[] = [];
    for (let n = 0; n < 4; n++) seen.push((await post('/confirm-email', { token })).status);
    expect(seen).toEqual([200, 200, 429, 429]);
  });

  test('AUTH-04 the page requests a new link with one click, even without scripts', async () => {
    const answer = await server.fetch('/confirm-email?error=link-expired&token=an-old-one');
    const html = await answer.text();
    expect(html).toContain('Send a new link');
    expect(html).toContain('was replaced by a newer one');
    expect(html).toMatch(/<input[^>]*name="token"[^>]*value="an-old-one"/u);
  });
});

describe('redirects after sign-in', () => {
  test('SEC-34 sign-up returns to the original page after confirmation, within this site only', async () => {
    const wishes = {
      '/careers?q=C%2B%2B': '/careers?q=C%2B%2B',
      '//evil.test': '/student-dashboard',
    };
    for (const [n, [next, end]] of Object.entries(wishes).entries()) {
      const email = `wishing${n}@example.test`;
      const client = server.newClient();
      await client.postForm('/signup', { fullName: 'Wim Wish', email, password, next });
      const form = { token: await server.linkToken(email) };
      const answer = await client.postForm('/auth/callback', form);
      expect(await answer.json()).toEqual({ ok: true, redirectTo: end });
      expect(client.cookie()).not.toContain('firstrung.next');
    }
    const forged = server.newClient();
    const email = 'wishing3@example.test';
    await forged.postForm('/signup', { fullName: 'Wim Wish', email, password });
    const cookie = `${forged.cookie()}; firstrung.next=${encodeURIComponent('//evil.test')}`;
    const answer = await server.fetch('/auth/callback', {
      method: 'POST',
      body: new URLSearchParams({ token: await server.linkToken(email) }),
      headers: { cookie },
    });
    expect(answer.headers.get('location')).toBe('/student-dashboard');
  });

  const idOf = async (email: string) => {
    const [row] = await server.deps.db.select().from(users).where(eq(users.email, email));
    return row?.id ?? '';
  };
  const homeOf = async (email: string) =>
    (await post('/login', { email, password })).answer.redirectTo;

  test('AUTH-07 an administrator, a company user and a student each land on their own home page', async () => {
    const { db } = server.deps;
    for (const name of ['Ada Admin', 'Cora Company', 'Stu Student']) await server.signUp(name);
    await db
      .insert(adminUsers)
      .values({ id: crypto.randomUUID(), email: 'ada.admin@example.test' });
    await db
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.email, 'ada.admin@example.test'));
    const companyId = crypto.randomUUID();
    const userId = await idOf('cora.company@example.test');
    await db
      .insert(companies)
      .values({ id: companyId, name: 'Co', slug: 'co', status: 'approved' });
    await db.insert(companyMembers).values({ companyId, userId, role: 'owner' });
    await db.update(profiles).set({ userType: 'company' }).where(eq(profiles.id, userId));
    const ada = server.newClient();
    const enter = async (path: string, form: Record<string, string>) => {
      const answer = (await (await ada.postForm(path, form)).json()) as { redirectTo: string };
      return answer.redirectTo;
    };
    expect(await enter('/login', { email: 'ada.admin@example.test', password })).toBe(
      '/login/two-factor',
    );
    const step = await (await ada.fetch('/api/account/two-factor-challenge')).json();
    const { secret } = (step as { setUp: { secret: string } }).setUp;
    expect(await enter('/login/two-factor', { code: appCode(secret) })).toBe('/admin-dashboard');
    expect(await homeOf('cora.company@example.test')).toBe('/company-dashboard');
    expect(await homeOf('stu.student@example.test')).toBe('/student-dashboard');
  });

  test('AUTH-07 a deactivated account is told so and gets no session', async () => {
    await server.signUp('Dora Gone');
    const userId = await idOf('dora.gone@example.test');
    await server.deps.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, userId));
    const { status, answer, headers } = await post('/login', {
      email: 'dora.gone@example.test',
      password,
    });
    expect({ status, answer }).toMatchObject({
      status: 403,
      answer: { refusal: 'ACCOUNT_DEACTIVATED' },
    });
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['/careers', '/careers'],
    ['/job-application/0199?from=card#form', '/job-application/0199?from=card#form'],
    ['//evil.test', '/student-dashboard'],
    ['/\\evil.test', '/student-dashboard'],
    ['/%2f/evil.test', '/student-dashboard'],
    ['https:evil.test', '/student-dashboard'],
    ['/\t/evil.test', '/student-dashboard'],
    ['javascript:alert(1)', '/student-dashboard'],
    ['/login?next=/careers', '/student-dashboard'],
    ['user@evil.test', '/student-dashboard'],
    [`/${'a'.repeat(10_000)}`, '/student-dashboard'],
    ['/careers\r\nset-cookie: a=b', '/student-dashboard'],
  ])('SEC-34 the return path %j leads to %s, over HTTP', async (next, expected) => {
    const body = new URLSearchParams({ email: 'asha.rao@example.test', password, next });
    const response = await server.fetch('/login', { method: 'POST', body });
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(expected);
    expect(new URL(location, server.origin).origin).toBe(server.origin);
  });
});

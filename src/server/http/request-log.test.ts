import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { applicationForm, type Cast, createCast } from '#testing/cast.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const lineOf = (response: Response) =>
  server.lines.filter((line) => line['requestId'] === response.headers.get('x-request-id'));

test('GEN-03 an unknown path gets a 404 page with a link home, and one structured log line with its path', async () => {
  const response = await server.fetch('/no/such/page?secret=1');
  const html = await response.text();
  expect(response.status).toBe(404);
  for (const text of ['404', 'Oops! Page not found', 'Return to Home'])
    expect(html).toContain(text);
  expect(lineOf(response)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/no/such/page',
      status: 404,
      ms: expect.any(Number),
      msg: 'not found',
    },
  ]);
});

test.each([
  ['/a%0d%0aLevel: 60', '/a%0d%0aLevel:%2060'],
  ['/a%250d%250ab', '/a%250d%250ab'],
  ['/\u2028x', '/%E2%80%A8x'],
  ['/%1b[31mred', '/%1b[31mred'],
  ['/someone@example.test/x', '/[address]/x'],
  ['/x/someone%40example.test', '/x/[address]'],
  [`/${'a'.repeat(3_000)}`, `/${'a'.repeat(499)}`],
])('OBS-01 the path %j is logged as %j, on one line', async (path, logged) => {
  const response = await server.fetch(path);
  expect(await response.text()).toContain('Oops! Page not found');
  expect(lineOf(response)).toMatchObject([{ status: 404, path: logged }]);
});

test('OBS-01 a line break inside the request itself never reaches the log', async () => {
  const before = server.lines.length;
  const bytes = 'GET /a\r\n{"level":60} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect((await rawRequest(server.port, bytes)).status).toBe(400);
  expect(server.lines.slice(before)).toEqual([]);
});

test('OBS-02 no query, email address, name, password, cookie or form text is logged, even on failures', async () => {
  const markers = [
    'marker-query',
    'marker.mail@',
    'MarkerName',
    'marker-password',
    'marker-letter',
    'marker-search',
  ];
  const client = await server.signUp('MarkerName Person', 'marker.mail@example.test');
  await client.postForm('/login', {
    email: 'marker.mail@example.test',
    password: 'marker-password',
  });
  await client.postForm('/signup', {
    fullName: 'MarkerName',
    email: 'marker.mail@example.test',
    password: 'marker-password',
  });
  const form = () => applicationForm(pdf(), 'MarkerName.pdf', { coverLetter: 'marker-letter' });
  await client.postForm(`/job-application/${cast.postingId}?x=marker-query`, form());
  await client.fetch('/careers?q=marker-query&mail=marker.mail@example.test');
  const { pool } = server.database;
  const failing: [table: string, ask: () => Promise<Response>][] = [
    [
      'users',
      () =>
        client.postForm('/login', {
          email: 'marker.mail@example.test',
          password: 'marker-password',
        }),
    ],
    [
      'users',
      () =>
        client.postForm('/signup', {
          fullName: 'MarkerName',
          email: 'marker.mail2@example.test',
          password: 'marker-password',
        }),
    ],
    [
      'job_applications',
      () => cast.people.recruiter.fetch('/api/received-applications?search=marker-search'),
    ],
    [
      'application_moves',
      () => client.postForm(`/job-application/${cast.secondPostingId}`, form()),
    ],
    ['companies', () => server.fetch('/careers?q=marker-query')],
  ];
  for (const [table, ask] of failing) {
    await pool.query(`alter table ${table} rename to away`);
    const response = await ask();
    await pool.query(`alter table away rename to ${table}`);
    expect([table, response.status]).toEqual([table, 500]);
    await response.text();
    expect(lineOf(response).some((line) => 'err' in line)).toBe(true);
  }
  const log = JSON.stringify(server.lines);
  for (const marker of markers) expect(log).not.toContain(marker);
  const secrets = client
    .cookie()
    .split(/[=;. ]+/u)
    .filter((value) => value.length > 20);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('OBS-06 scripts and pages report a failure only by the request id, which finds it in the log', async () => {
  const { pool } = server.database;
  await pool.query('alter table notifications rename to away');
  const json = await cast.people.student.fetch('/api/notifications');
  const call = await cast.people.student.send('POST', '/api/notifications/read', {});
  const page = await cast.people.student.fetch('/student-dashboard');
  await pool.query('alter table away rename to notifications');
  for (const response of [json, call, page]) {
    const text = await response.text();
    const id = response.headers.get('x-request-id') ?? 'none';
    expect(response.status).toBe(500);
    expect(text).toContain(id);
    expect(text).not.toMatch(/relation|notifications" does|\n\s+at |select /u);
    expect(lineOf(response).filter((line) => 'err' in line).length).toBeGreaterThan(0);
  }
});

test('OBS-02 a failure is logged with its kind, location and causes, without the values of a query', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const cause = Object.assign(new Error('duplicate key value violates "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.test) already exists.',
    constraint: 'users_email',
  });
  const query = 'insert into users values ($1)';
  const failed = Object.assign(
    new Error(`Failed query: ${query}\nparams: asha@example.test`, { cause }),
    {
      query,
      params: ['asha@example.test'],
    },
  );
  log.error({ err: failed }, 'failed');
  log.error({ err: 'asha@example.test is no error' }, 'failed');
  log.error({ err: new TypeError('for asha@example.test') }, 'failed');
  // As the task runner reports errors.
  log.error({ err: { ...cause, message: cause.message, stack: cause.stack } }, 'failed');
  expect(lines[0]).toMatchObject({
    err: {
      message: `Failed query: ${query}`,
      stack: expect.stringMatching(/^ {4}at /u),
      cause: { code: '23505', constraint: 'users_email', message: cause.message },
    },
  });
  expect(lines[1]).toMatchObject({ err: '[address] is no error' });
  expect(lines[2]).toMatchObject({ err: { type: 'TypeError', message: 'for [address]' } });
  expect(lines[3]).toMatchObject({ err: { code: '23505', message: cause.message } });
  expect(JSON.stringify(lines)).not.toContain('asha@');
});

test.each([
  ['/r/secret-share-token', '/r/[private]'],
  ['/people/asha-rao-1234', '/people/[private]'],
  ['/reference/secret-mailed-token', '/reference/[private]'],
  ['/join/secret-mailed-token', '/join/[private]'],
  ['/calendar/secret-feed-token.ics', '/calendar/[private]'],
  ['/api/invitations/secret-mailed-token', '/api/invitations/[private]'],
  ['/api/references/secret-mailed-token', '/api/references/[private]'],
  ['/api/people/asha-rao-1234', '/api/people/[private]'],
])('OBS-02 %s is logged as %s', async (path, logged) => {
  const response = await server.fetch(path);
  await response.arrayBuffer();
  expect(lineOf(response)).toMatchObject([{ path: logged }]);
});

test('OBS-02 a page that fails is logged without its token, too', async () => {
  const { pool } = server.database;
  await pool.query('alter table company_invitations rename to away');
  const response = await server.fetch('/join/secret-mailed-token');
  await pool.query('alter table away rename to company_invitations');
  await response.text();
  expect(response.status).toBe(500);
  const failures = lineOf(response).filter(({ msg }) => msg === 'a page could not be rendered');
  expect(failures).toMatchObject([{ path: '/join/[private]' }]);
  expect(JSON.stringify(server.lines)).not.toContain('secret-mailed-token');
});

test('OBS-01 a request that the client gave up is logged as 499, not as a failure of ours', async () => {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  await using slow = await startTestServer({
    web: {
      isDevelopment: false,
      render: (request) =>
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(new Error('aborted')));
          isAsked();
        }),
    },
  });
  const stop = new AbortController();
  const answer = slow.fetch('/login', { signal: stop.signal });
  await asked;
  stop.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(() =>
    expect(slow.lines.filter(({ path }) => path === '/login')).toMatchObject([
      { status: 499, level: 30 },
    ]),
  );
  expect(slow.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

describe('security events', () => {
  const eventsOf = (response: Response) =>
    lineOf(response).filter(({ msg }) => msg === 'security event');
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const signIn = (email: string) =>
    server.newClient().fetch('/login', {
      method: 'POST',
      body: new URLSearchParams({ email, password: 'not the password' }),
      headers: { accept: 'application/json', traceparent },
    });

  test('OBS-02 a failed and a blocked sign-in leave an event with a hash of the account', async () => {
    const failed = eventsOf(await signIn('student@events.test'));
    expect(failed).toMatchObject([
      { level: 40, event: 'sign-in failed', route: '/login', traceparent },
    ]);
    expect(JSON.stringify(failed)).not.toContain('student@events.test');
    const again = eventsOf(await signIn(' Student@Events.test'));
    expect(again[0]?.['user']).toBe(failed[0]?.['user']);
    for (let n = 0; n < 8; n++) await signIn('student@events.test');
    const blocked = await signIn('student@events.test');
    expect(blocked.status).toBe(429);
    expect(eventsOf(blocked)).toMatchObject([{ event: 'sign-in blocked' }]);
  });

  test('OBS-02 a post from another origin leaves an event', async () => {
    const response = await fetch(`${server.origin}/login`, {
      method: 'POST',
      headers: { origin: 'https://evil.test', traceparent: 'no trace' },
      body: new URLSearchParams({ email: 'a@b.test' }),
    });
    expect(response.status).toBe(403);
    const [event, ...more] = eventsOf(response);
    expect(event).toMatchObject({ event: 'origin refused', reason: 'cross site' });
    expect([event?.['traceparent'], more]).toEqual([undefined, []]);
  });
});

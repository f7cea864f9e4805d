import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, createCast } from '#testing/cast.ts';
import { rawRequest } from '#testing/raw-request.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';
import type { Web } from './pages.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const asStudent = (path: string) => cast.people.student.fetch(path);
const post = (path: string, headers: Record<string, string>, body: BodyInit = '') =>
  cast.people.student.fetch(path, { method: 'POST', headers, body });
/** While a table is missing, every read of it fails. */
async function without(table: string, ask: () => Promise<Response>): Promise<Response> {
  await server.database.pool.query(`alter table ${table} rename to away`);
  try {
    return await ask();
  } finally {
    await server.database.pool.query(`alter table away rename to ${table}`);
  }
}
const asset = (ending: string) => {
  const names = readdirSync(new URL('../../../build/client/assets', import.meta.url));
  return `/assets/${names.find((name) => name.endsWith(ending))}`;
};
const json = { 'content-type': 'application/json' };
const someCursor = Buffer.from('1700000000000.01a1eefd-cc58-7005-8000-000000000000').toString(
  'base64url',
);

type Answer = [name: string, status: number, ask: () => Promise<Response>];
const pages: Answer[] = [
  ['a public page', 200, () => server.fetch('/careers')],
  ['a page with a form', 200, () => server.fetch('/login')],
  ['a private page', 200, () => asStudent('/student-dashboard')],
  ['a 404 page', 404, () => server.fetch('/nowhere')],
  ['a 500 page', 500, () => without('job_applications', () => asStudent('/student-dashboard'))],
  [
    'a public page that fails',
    500,
    () => without('companies', () => server.fetch(`/careers?after=${someCursor}`)),
  ],
  ['a refused form as a page', 422, () => post('/login', {}, new URLSearchParams({ email: 'x' }))],
];
const redirect: Answer = ['a redirect', 302, () => server.fetch('/student-dashboard')];
const others: Answer[] = [
  ['JSON', 200, () => server.fetch('/api/postings')],
  [
    'a call from our own pages',
    200,
    () => post('/api/rpc/posting/list', { ...json, 'x-csrf-token': 'orpc' }, '{"json":{}}'),
  ],
  ['a JSON refusal', 401, () => server.fetch('/api/notifications')],
  ['an unknown API path', 404, () => server.fetch('/api/nowhere')],
  ['a post to an unknown path', 404, () => post('/nowhere', json, '{}')],
  ['a broken call', 400, () => post('/api/notifications/read', json, '{')],
  ['a call that fails', 500, () => without('notifications', () => asStudent('/api/notifications'))],
  ['a file that fails', 500, () => without('files', () => asStudent(`/files/${cast.fileId}`))],
  ['a file', 200, () => asStudent(`/files/${cast.fileId}`)],
  ['a missing file', 404, () => asStudent(`/files/${crypto.randomUUID()}`)],
  ['an event stream', 200, () => asStudent('/live')],
  ['an event stream without a session', 401, () => server.fetch('/live')],
  ['a script', 200, () => server.fetch(asset('.js'))],
  ['a style', 200, () => server.fetch(asset('.css'))],
  ['a font', 200, () => server.fetch(asset('.woff2'))],
  ['the icon', 200, () => server.fetch('/favicon.svg')],
  ['the icon of older browsers', 200, () => server.fetch('/favicon.ico')],
  ['the icon of home screens', 200, () => server.fetch('/apple-touch-icon.png')],
  [
    'a redirect after a form',
    303,
    () => cast.people.other.fetch('/logout', { method: 'POST', body: new URLSearchParams() }),
  ],
  ['a write from elsewhere', 403, () => post('/logout', { origin: 'https://evil.test' })],
  [
    'a body that is too large',
    413,
    () => post('/api/notifications/read', json, 'x'.repeat(2_000_000)),
  ],
  [
    'a body that is not JSON',
    415,
    () => post('/api/notifications/read', { 'content-type': 'application/xml' }, 'x'),
  ],
  ['life', 200, () => server.fetch('/livez')],
  ['readiness', 200, () => server.fetch('/readyz')],
];

const directives = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );

describe.each([
  ['page', [...pages, redirect]],
  ['answer', others],
])('%s', (kind, answers) => {
  test.each(answers)('SEC-31 %s (%i) carries every header', async (_name, status, ask) => {
    const response = await ask();
    await response.body?.cancel();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(
        /^max-age=(?:[4-9]\d{7}|\d{9,}); includeSubDomains$/u,
      ),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/u),
    });
    expect(response.headers.has('x-powered-by')).toBe(false);
    expect(response.headers.has('server')).toBe(false);
    const policy = directives(response);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toMatch(
      /^(private, (no-store|no-cache)(, no-transform)?|public, max-age=(0, s-maxage=60, stale-while-revalidate=30|31536000, immutable|86400))$/u,
    );
    expect(policy.has('require-trusted-types-for')).toBe(kind === 'page');
    expect(policy.has('sandbox')).toBe(kind === 'answer');
  });
});

test.each(pages)('SEC-31 %s (%i) lets only its own scripts run', async (_name, _status, ask) => {
  const response = await ask();
  const html = await response.text();
  const sources = directives(response).get('script-src') ?? [];
  const nonce = sources.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
  const isShared = response.headers.get('cache-control')?.startsWith('public') ?? false;
  expect(nonce === undefined).toBe(isShared);
  expect(isShared && /nonce=/u.test(html)).toBe(false);
  const scripts = [...html.matchAll(/<script([^>]*)>/gu)].map((match) => match[1] ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  const named = scripts.filter((attributes) => attributes.includes(`nonce="${nonce}"`));
  expect(named.length).toBe(isShared ? 0 : scripts.length);
  const written = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/gu)];
  const hashes = written.map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  const own = isShared
    ? ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]
    : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  expect(new Set(sources)).toEqual(new Set(own));
  expect(html).not.toMatch(/<style|\sstyle="|\son\w+="|javascript:/u);
});

test('SEC-31 the nonce differs from response to response', async () => {
  const nonces = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const response = await server.fetch(round % 2 ? '/login' : '/nowhere');
    await response.arrayBuffer();
    nonces.add((directives(response).get('script-src') ?? []).join());
  }
  expect(nonces.size).toBe(20);
});

test.each([
  ['a request that is not HTTP', 'hello\r\n\r\n', 400],
  [
    'a non-numeric Content-Length',
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n',
    400,
  ],
  [
    'a negative Content-Length',
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    400,
  ],
  [
    'two Content-Lengths',
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
    400,
  ],
  [
    'both Content-Length and chunks',
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an invalid Host', 'GET / HTTP/1.1\r\nHost: a b<script>\r\nConnection: close\r\n\r\n', 400],
  ['an invalid target', 'GET nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  [
    'a backslash in the path',
    'GET /\\evil.test HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['headers that never end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an absolute URL as target',
    'GET http://evil.test/livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    200,
  ],
])('SEC-31 %s gets a plain response with the headers', async (_name, bytes, status) => {
  const answer = await rawRequest(server.port, bytes);
  expect(answer.status).toBe(status);
  expect(answer.text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.text.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer.text).not.toMatch(/evil|script>|node_modules|\.ts:/u);
});

test('SEC-31 a forged Host or target changes no link, redirect or policy', async () => {
  for (const target of ['/', 'http://evil.test/careers', '/login', '/student-dashboard']) {
    const bytes = `GET ${target} HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n`;
    expect((await rawRequest(server.port, bytes)).text).not.toContain('evil.test');
  }
});

test('SEC-31 pages render for a URL under our own origin, whatever Host says', async () => {
  const web: Web = {
    isDevelopment: false,
    render: ({ url }) =>
      Promise.resolve(new Response(url, { headers: { 'content-type': 'text/html' } })),
  };
  const publicUrl = 'https://jobs.example.test';
  await using other = await startTestServer({ web, config: { publicUrl } });
  for (const path of ['/careers?after=x', '/login?next=/x', '//evil.test/x']) {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n`;
    expect((await rawRequest(other.port, bytes)).text).toContain(`\r\n${publicUrl}${path}`);
  }
});

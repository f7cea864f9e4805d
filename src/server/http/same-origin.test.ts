import { afterAll, beforeAll, expect, test } from 'vitest';
import { callProcedure, procedures } from '#testing/calls/calls.ts';
import { type Change, noteChanges } from '#testing/note-changes.ts';
import { startTestServer } from '#testing/server.ts';
import { validPosts } from '#testing/valid-posts.ts';
import { createWorldApp, type WorldApp } from '#testing/world-app.ts';
import { createWorld, type World } from '#testing/world.ts';

type Write = { path: string; method: string; type: string; body: string };

let world: World;
let app: WorldApp;
let cookie: string;
let writes: Write[];
let takeChanges: () => Promise<Change[]>;
beforeAll(async () => {
  world = await createWorld(new Date());
  app = createWorldApp(world);
  cookie = await app.cookieOf(await world.student());
  writes = await listWrites();
  takeChanges = await noteChanges(world.pool);
});
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

const hostile: [string, () => Record<string, string>][] = [
  ['a cross-site request', () => ({ 'sec-fetch-site': 'cross-site' })],
  [
    'a cross-site request with our origin',
    () => ({ 'sec-fetch-site': 'cross-site', origin: app.origin }),
  ],
  [
    'a same-site request from another origin',
    () => ({ 'sec-fetch-site': 'same-site', origin: app.origin }),
  ],
  ['a foreign origin', () => ({ origin: 'https://evil.test' })],
  [
    'a foreign origin that claims the same site',
    () => ({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' }),
  ],
  ['our host on another port', () => ({ origin: 'http://127.0.0.1:1' })],
  ['the origin null', () => ({ origin: 'null' })],
  ['the origin null of another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'null' })],
  ['a request without either header', () => ({})],
  ['a body of text/plain', () => ({ origin: app.origin, 'content-type': 'text/plain' })],
  [
    'a body of TEXT/PLAIN with a charset',
    () => ({ origin: app.origin, 'content-type': ' TEXT/Plain;charset=utf-8' }),
  ],
];

/** Mail clients post to these; the token is in the mailed link. */
const openToAll = ['/job-alerts/leave', '/newsletter/leave'];

/** Every path that accepts a write: forms, and each procedure on both mounts of the API. */
async function listWrites(): Promise<Write[]> {
  const all: Write[] = [];
  const form = 'application/x-www-form-urlencoded';
  for (const { method, path } of app.routes) {
    if (
      ['ALL', 'GET'].includes(method) ||
      all.some((each) => each.path === path && each.method === method)
    )
      continue;
    all.push({
      method,
      path: path.replaceAll(/:\w+/gu, crypto.randomUUID()),
      type: form,
      body: '',
    });
  }
  // These inputs would be accepted.
  for (const prepare of Object.values(validPosts)) {
    const { path, body } = await prepare(world);
    if (body instanceof FormData) continue;
    all.push({ method: 'POST', path, type: form, body: new URLSearchParams(body).toString() });
  }
  const type = 'application/json';
  for (const { method, path, rpcPath, prepare } of procedures) {
    if (method === 'GET') continue;
    const { input } = await prepare(world);
    const rest = path.replaceAll(/\{(\w+)\}/gu, (_, field: string) => String(input[field]));
    all.push({ method, path: rest, type, body: JSON.stringify(input) });
    all.push({ method: 'POST', path: rpcPath, type, body: JSON.stringify({ json: input }) });
  }
  // Messages of providers are signed, which their own suite tests.
  return all.filter(({ path }) => !openToAll.includes(path) && !path.startsWith('/webhooks/'));
}

/** Sends a request without the headers that our client and fetch would add. */
const send = ({ path, method, type, body }: Write, headers: Record<string, string>) =>
  app.send(path, {
    method,
    body,
    headers: {
      accept: 'application/json',
      'content-type': type,
      'x-csrf-token': 'orpc',
      cookie,
      ...headers,
    },
  });

test.each(hostile)('SEC-30 no write is accepted from %s', async (_name, headers) => {
  await takeChanges();
  expect(writes.length).toBeGreaterThan(200);
  for (const write of writes) {
    const response = await send(write, headers());
    const at = `${write.method} ${write.path}`;
    expect([at, response.status, await response.json()]).toEqual([at, 403, { code: 'CROSS_SITE' }]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await takeChanges()).toEqual([]);
});

test('SEC-30 every write is accepted from our own page, with or without a referrer', async () => {
  for (const write of writes) {
    for (const origin of [app.origin, 'null']) {
      const response = await send(write, { origin, 'sec-fetch-site': 'same-origin' });
      expect([write.path, await response.text()]).toEqual([
        write.path,
        expect.not.stringContaining('CROSS_SITE'),
      ]);
    }
  }
});

test.each(openToAll)('SEC-30 %s is accepted from anywhere', async (path) => {
  const post = await validPosts[path]?.(world);
  if (post === undefined || post.body instanceof FormData) throw new Error('It is a plain form.');
  const body = new URLSearchParams(post.body).toString();
  const type = 'application/x-www-form-urlencoded';
  const response = await send(
    { method: 'POST', path, type, body },
    { origin: 'https://mail.test' },
  );
  expect(response.status).toBe(200);
});

/** Tables that reading may change. */
const ofReading = new Set(['rate_limits', 'sessions', 'waiting_files']);

test('SEC-30 no read, by API or page, writes anything', async () => {
  const calls = procedures.filter(({ method }) => method === 'GET');
  for (const { name, prepare } of calls) {
    const call = await prepare(world);
    await takeChanges();
    await callProcedure(world, name, call);
    const changed = (await takeChanges()).map(({ table }) => table);
    expect([name, changed.filter((table) => !ofReading.has(table))]).toEqual([name, []]);
  }
  const reads = app.routes.filter(({ method, path }) => method === 'GET' && path !== '/live');
  for (const path of new Set(reads.map((route) => route.path))) {
    const address = path.replaceAll(/:\w+/gu, crypto.randomUUID());
    const response = await app.send(address, { headers: { cookie } });
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, expect.toSatisfy((status) => status < 500)]);
    const changed = (await takeChanges()).map(({ table }) => table);
    expect([path, changed.filter((table) => !ofReading.has(table))]).toEqual([path, []]);
  }
});

test('SEC-30 when our own forms are refused because PUBLIC_URL differs, the log says so once', async () => {
  const publicUrl = 'https://jobs.example.test';
  await using misnamed = await startTestServer({ config: { publicUrl, PUBLIC_URL: publicUrl } });
  const warnings = () => misnamed.lines.filter(({ msg }) => String(msg).includes('PUBLIC_URL'));
  const post = (origin: string) =>
    fetch(`${misnamed.origin}/logout`, { method: 'POST', headers: { origin } });
  expect((await post('https://evil.test')).status).toBe(403);
  expect(warnings()).toEqual([]);
  for (let count = 0; count < 2; count++) {
    expect((await post(misnamed.origin)).status).toBe(403);
  }
  expect(warnings()).toMatchObject([{ level: 40, usedAddress: misnamed.origin, publicUrl }]);
});

import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import { startDatabaseProxy } from '#testing/database-proxy.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb() });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (path: string, at = server) => {
  const start = performance.now();
  const response = await at.fetch(path);
  return {
    status: response.status,
    text: await response.text(),
    ms: performance.now() - start,
    response,
  };
};
const ready = { status: 200, text: '{"status":"ok"}' };
const unready = { status: 503, text: '{"status":"unavailable"}' };

test('REL-43 both answer ok, to anyone, without revealing versions or machines', async () => {
  for (const path of ['/livez', '/readyz']) {
    const { response, ...answer } = await ask(path);
    expect(answer).toMatchObject(ready);
    const said = JSON.stringify([answer.text, ...response.headers]);
    expect(said).not.toMatch(/node|hono|postgres|react|version|\d+\.\d+\.\d+|linux|firstrung/iu);
  }
});

test('REL-43 without the database the server is live and not ready within 2 s, and ready within 5 s of its return', async () => {
  await using proxy = await startDatabaseProxy(server.database.connectionString);
  const config = { DATABASE_URL: proxy.connectionString };
  await using other = await startTestServer({ web: plainWeb(), beside: server, config });
  expect(await ask('/readyz', other)).toMatchObject(ready);
  proxy.cut();
  const down = await ask('/readyz', other);
  expect(down).toMatchObject(unready);
  expect(down.ms).toBeLessThan(2_000);
  expect(await ask('/livez', other)).toMatchObject(ready);
  proxy.restore();
  await vi.waitFor(async () => expect(await ask('/readyz', other)).toMatchObject(ready), 5_000);
});

test('REL-44 while the database is away calls and pages get 503 with Retry-After, and recover', async () => {
  await using proxy = await startDatabaseProxy(server.database.connectionString);
  const config = { DATABASE_URL: proxy.connectionString };
  await using other = await startTestServer({ web: plainWeb(), beside: server, config });
  const load = async () => other.fetch(`/api/postings/${randomUUID()}`);
  expect((await load()).status).toBe(404);
  proxy.cut();
  const answer = await load();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  const form = await other.newClient().fetch('/login', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email: 'a@b.test', password: 'long enough' }),
  });
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5']);
  proxy.restore();
  await vi.waitFor(async () => expect((await load()).status).toBe(404), 5_000);
});

test.each(['53100', '53300', '57P01', '57014', '08006', '25006', 'ENOSPC', 'ECONNREFUSED'])(
  'REL-44 %s means that the database is unavailable, also as a cause',
  (code) => {
    const cause = Object.assign(new Error('inner'), { code });
    expect(isUnavailable(new Error('Failed query', { cause }))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('x'), { code: '23505' }))).toBe(false);
  },
);

test('REL-43 a database that lacks a migration is not ready', async () => {
  const { pool } = server.database;
  await pool.query('alter table drizzle.__drizzle_migrations rename to away');
  expect(await ask('/readyz')).toMatchObject(unready);
  await pool.query('alter table drizzle.away rename to __drizzle_migrations');
  await pool.query("update drizzle.__drizzle_migrations set hash = 'x' || hash");
  expect(await ask('/readyz')).toMatchObject(unready);
  await pool.query('update drizzle.__drizzle_migrations set hash = substr(hash, 2)');
  expect(await ask('/readyz')).toMatchObject(ready);
});

test('REL-43 a file store that refuses writes is not ready', async () => {
  const folder = join(server.dataDir, 'files');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'a file where a folder must be');
  expect(await ask('/readyz')).toMatchObject(unready);
  await rm(folder);
  expect(await ask('/readyz')).toMatchObject(ready);
});

test('REL-43 neither fills the log', async () => {
  const before = server.lines.length;
  await ask('/livez');
  await ask('/readyz');
  expect(server.lines.length).toBe(before);
});

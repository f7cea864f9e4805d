import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishChange } from '#server/live/publish-live.ts';
import { insertPosting } from '#testing/cast.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const titles = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.fetch(path, { headers });
  const { items } = (await response.json()) as { items: { title: string }[] };
  return { response, titles: items.map((item) => item.title) };
};

test('PERF-06 a list is served from the cache until a change of postings is published', async () => {
  const { db } = server.deps;
  await insertPosting(db, { title: 'First' });
  expect((await titles('/api/postings')).titles).toEqual(['First']);
  await insertPosting(db, { title: 'Second' });
  expect((await titles('/api/postings')).titles).toEqual(['First']);
  await publishChange({ db }, 'postings');
  await expect.poll(async () => (await titles('/api/postings')).titles.length).toBe(2);
});

test('PERF-06 a cached list has the same bytes, plain or brotli, and answers 304 to a matching ETag', async () => {
  const plain = await server.fetch('/api/postings?limit=7', {
    headers: { 'accept-encoding': 'identity' },
  });
  const brotli = await server.fetch('/api/postings?limit=7', {
    headers: { 'accept-encoding': 'br' },
  });
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(await brotli.json()).toEqual(await plain.json());
  const etag = brotli.headers.get('etag') ?? '';
  const again = await server.fetch('/api/postings?limit=7', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('PERF-06 each page of a list is cached separately, and a refusal is not cached', async () => {
  const [one, two] = [await titles('/api/postings?limit=1'), await titles('/api/postings?limit=2')];
  expect([one.titles.length, two.titles.length]).toEqual([1, 2]);
  expect((await server.fetch('/api/postings?limit=none')).status).toBe(400);
  expect((await server.fetch('/api/postings?limit=none')).status).toBe(400);
});

test('SEC-11 a cached list still carries the security headers and its own request id', async () => {
  const [first, second] = [
    await server.fetch('/api/postings'),
    await server.fetch('/api/postings'),
  ];
  expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  expect(second.headers.get('cache-control')).toBe('private, no-cache');
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
});

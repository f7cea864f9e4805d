import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import {
  acceptedEncoding,
  compress,
  createEncoder,
  encodeWhole,
  quickEncodings,
} from './compress.ts';
import type { HttpEnv } from './http-context.ts';

const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const page = Buffer.from('<li class="flex gap-2">Baker</li>'.repeat(5_000));

test.each(quickEncodings)('PERF-06 %s gives back what was encoded', async (encoding) => {
  const whole = await encodeWhole(page, encoding);
  expect(whole.byteLength).toBeLessThan(page.byteLength / 50);
  expect(decoders[encoding](whole).equals(page)).toBe(true);
});

test.each(quickEncodings)('PERF-06 %s passes on each chunk before the next', async (encoding) => {
  const encoder = createEncoder(encoding);
  encoder.write(page);
  await new Promise((resolve) => void encoder.once('readable', resolve));
  encoder.end('<p>last</p>');
  const decoded = decoders[encoding](await buffer(encoder)).toString();
  expect(decoded).toBe(`${page.toString()}<p>last</p>`);
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['zstd;q=0, br;q=0, *', 'gzip'],
  ['identity', null],
  [undefined, null],
] as const)('PERF-06 a browser that accepts %j gets %j', (header, encoding) => {
  expect(acceptedEncoding(header, quickEncodings)).toBe(encoding);
});

test.each(['text/html', 'text/csv'])('PERF-06 %s is sent as it is written', async (type) => {
  const app = new Hono<HttpEnv>();
  app.use(compress());
  app.get('/', () => {
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(page) });
    return new Response(endless, { headers: { 'content-type': type } });
  });
  const response = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
  await reader?.cancel();
});

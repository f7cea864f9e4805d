import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, createEncoder, encodeWhole, quickEncodings } from './compress.ts';

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

import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/server.ts';

const assets = 'build/client/assets';
const named = (ending: string) => readdirSync(assets).filter((name) => name.endsWith(ending));

beforeAll(() => {
  if (!existsSync(assets)) execFileSync('npm', ['run', 'build']);
}, 180_000);

test('PERF-07 pages use two fonts, of 60 KB together at most', () => {
  const styles = named('.css').map((name) => readFileSync(`${assets}/${name}`, 'utf8'));
  const fonts = [
    ...new Set(styles.join('').match(/(?<=\/)[\w.-]+\.(?:woff2?|ttf|otf|eot)\b/gu) ?? []),
  ];
  expect(fonts.length).toBe(2);
  const bytes = fonts.reduce((sum, name) => sum + statSync(`${assets}/${name}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test('PERF-01 there is one stylesheet, so that scripts need no styles of their own', () => {
  expect(named('.css').length).toBe(1);
});

test('PERF-07 stylesheets and pages load nothing from other origins', async () => {
  for (const name of named('.css')) {
    expect(readFileSync(`${assets}/${name}`, 'utf8')).not.toMatch(
      /@import|url\(["']?(https?:)?\/\//u,
    );
  }
  await using server = await startTestServer();
  for (const path of ['/', '/careers', '/login', '/signup']) {
    const html = await (await server.fetch(path, { headers: { accept: 'text/html' } })).text();
    // Canonical URLs and feeds are linked, not loaded.
    const tags = html.match(/<(script|link|img|iframe|source|video)\b[^>]*>/gu) ?? [];
    const loads = tags.filter((tag) => !/rel="(?:canonical|alternate)"/u.test(tag));
    expect(loads.length).toBeGreaterThan(3);
    expect(loads.filter((tag) => /(src|srcset|href)="(https?:)?\/\//u.test(tag))).toEqual([]);
  }
});

test('PERF-07 every image has its width and height', () => {
  const images = globSync('src/web/**/*.tsx').flatMap((file) => {
    const tags = readFileSync(file, 'utf8').match(/<img\b[^>]*?\/>/gsu) ?? [];
    return tags.map((tag) => ({ file, tag }));
  });
  const unsized = images.filter(({ tag }) => !/\swidth=/u.test(tag) || !/\sheight=/u.test(tag));
  expect(images.length).toBeGreaterThan(0);
  expect(unsized).toEqual([]);
});

test('PERF-06 text assets have compressed copies, which are sent', async () => {
  for (const name of [...named('.js'), ...named('.css')]) {
    const bytes = readFileSync(`${assets}/${name}`);
    if (bytes.length < 1024) continue;
    expect(brotliDecompressSync(readFileSync(`${assets}/${name}.br`)).equals(bytes)).toBe(true);
    expect(gunzipSync(readFileSync(`${assets}/${name}.gz`)).equals(bytes)).toBe(true);
  }
  await using server = await startTestServer();
  const [style = ''] = named('.css');
  const response = await server.fetch(`/assets/${style}`, {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-length')).toBe(
    String(statSync(`${assets}/${style}.br`).size),
  );
  expect(response.headers.get('cache-control')).toContain('immutable');
});

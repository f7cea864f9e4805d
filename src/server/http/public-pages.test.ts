import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publicPaths } from '#domain/site/public-paths.ts';
import { postings } from '#server/db/tables/postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { insertPosting } from '#testing/cast.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';
import { createPublicPages } from './public-pages.ts';

const english = { locale: 'en', locales: ['en'] };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test.each([
  ['/careers', 'No open positions at the moment'],
  ['/careers', 'Please check back later or contact us for opportunities'],
  ['/mailbox', 'No emails yet'],
])('CAR-02 %s without anything to show says: %s', async (path, text) => {
  const html = await (await server.fetch(path)).text();
  const shown = html.replaceAll(/<script[^]*?<\/script>/gu, '');
  expect(shown).toContain(text);
  expect(shown).not.toContain('Pagination: open positions');
});

// The cookie holds the chosen language; visitors without cookies share one copy.
const vary = 'Accept-Encoding, Accept-Language, Cookie';

describe('what a browser and a shared cache see', () => {
  test('PERF-06 shared caches may store public pages for a minute, and they vary by encoding and language alone', async () => {
    for (const path of publicPaths) {
      const { headers } = await server.fetch(path);
      expect(headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
      );
      expect(headers.get('vary')).toBe(vary);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test.each(['/careers', '/login'])(
    'PERF-07 %s preloads its scripts and fonts in its head, in the form that browsers recognize',
    async (path) => {
      const html = await (await server.fetch(path)).text();
      const head = html.slice(0, html.indexOf('</head>'));
      expect(
        head.match(/rel="preload" as="font"[^>]* href="\/assets\/[\w-]+\.woff2"/gu)?.length ?? 0,
      ).toBe(2);
      expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/[^"]+"/u);
      expect(html).toMatch(/<script[^>]* type="module" async="">/u);
    },
  );

  test('PERF-01 the first response of the home page fits into a new connection’s first flight', async () => {
    const response = await server.fetch('/', { headers: { 'accept-encoding': 'br' } });
    const head = [...response.headers].reduce(
      (sum, [name, value]) => sum + name.length + value.length + 4,
      17,
    );
    expect(head + Number(response.headers.get('content-length'))).toBeLessThan(14_600);
  });

  test('PERF-01 the stylesheet comes before everything preloaded, and scripts are fetched last', async () => {
    const html = await (await server.fetch('/careers')).text();
    const links = [...html.matchAll(/<link rel="(stylesheet|preload|modulepreload)"[^>]*>/gu)];
    expect(links[0]?.[1]).toBe('stylesheet');
    const scripts = links.filter(([, rel]) => rel === 'modulepreload').map(([link]) => link);
    const fileOf = (link: string) => /href="([^"]*)"/u.exec(link)?.[1];
    const isLow = (link: string) => link.includes('fetchPriority="low"');
    const first = new Map(scripts.toReversed().map((link) => [fileOf(link), isLow(link)]));
    expect(first.size).toBeGreaterThan(5);
    expect([...first.values()].every(Boolean)).toBe(true);
  });

  test('PERF-06 the files of each route are cached for good, and the page itself stays unchanged', async () => {
    const html = await (await server.fetch('/careers')).text();
    const version = /"version": "(\w+)"/u.exec(html)?.[1];
    const answer = await server.fetch(`/route-list?paths=%2Flogin&version=${version}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Object.keys((await answer.json()) as object)).toContain('routes/site/login');
  });

  test('PERF-06 a public page is the same for signed-in users', async () => {
    const client = await server.signUp('Paula Personal');
    const [mine, anyone] = [await client.fetch('/careers'), await server.fetch('/careers')];
    expect(mine.headers.get('etag')).toBe(anyone.headers.get('etag'));
    const html = await mine.text();
    expect(html).toBe(await anyone.text());
    expect(html).not.toMatch(/paula|personal@/iu);
  });

  test.each(['br', 'gzip', 'identity'])(
    'PERF-06 a public page in %s has one Vary and its own ETag',
    async (encoding) => {
      const ask = (more = {}) =>
        fetch(`${server.origin}/careers`, { headers: { 'accept-encoding': encoding, ...more } });
      const page = await ask();
      const etag = page.headers.get('etag') ?? '';
      expect(page.headers.get('vary')).toBe(vary);
      expect(page.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await page.text()).toContain('</html>');
      // The page may have been rendered again between the two requests, with another ETag.
      let again = await ask({ 'if-none-match': etag });
      for (let tries = 0; again.status !== 304 && tries < 5; tries++) {
        const newer = (await ask()).headers.get('etag') ?? '';
        again = await ask({ 'if-none-match': newer });
      }
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('cache-control')).toMatch(/^public/u);
      expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('PERF-06 a client that refuses an encoding does not get it', async () => {
    const headers = { 'accept-encoding': 'br;q=0, gzip;q=0' };
    for (const path of ['/careers', '/login', '/api/postings']) {
      const answer = await fetch(server.origin + path, { headers });
      expect(answer.headers.get('content-encoding')).toBeNull();
      await answer.text();
    }
  });

  test('PERF-06 a GET of the API has an ETag and answers 304; a private page has none', async () => {
    const first = await server.fetch('/api/postings');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/u);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await server.fetch('/api/postings', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const page = await server.fetch('/login');
    expect(page.headers.get('etag')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    await page.text();
  });

  test('PERF-06 personal API responses are not cached', async () => {
    const client = await server.signUp('Pia Private');
    for (const path of ['/api/account/me', '/api/own-applications', '/api/notifications']) {
      const answer = await client.fetch(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      await answer.text();
    }
  });

  test('PERF-06 files with a hash in their name are cached for good', async () => {
    const names = readdirSync(new URL('../../../build/client/assets', import.meta.url));
    for (const name of [
      names.find((it) => it.endsWith('.js')),
      names.find((it) => it.endsWith('.css')),
    ]) {
      const answer = await server.fetch(`/assets/${name}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      await answer.arrayBuffer();
    }
    const missing = await server.fetch('/assets/gone-12345678.js');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([
      404,
      'private, no-store',
    ]);
  });

  test.each(['/', '/login', '/student-dashboard', '/api/postings', '/nowhere', '/live'])(
    'PERF-06 HEAD %s is answered like GET, without a body',
    async (path) => {
      const client = await server.signUp(
        `Hedda ${path}`,
        `head${path.length}${path.at(-1)}@example.test`.replace('/', 'x'),
      );
      const get = await client.fetch(path);
      await get.body?.cancel();
      const head = await client.fetch(path, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(await head.text()).toBe('');
      await vi.waitFor(() => expect(server.deps.live.readerCount()).toBe(0));
    },
  );
});

describe('how stale a page may be', () => {
  const shows = async (title: string, at = server) =>
    (await (await at.fetch('/careers')).text()).includes(title);

  test('PERF-06 a change of postings drops the cached pages in every process', async () => {
    await using other = await startTestServer({ beside: server });
    const both = [server, other];
    const areTold = async () => {
      const told = both.map(
        ({ deps }) =>
          new Promise<void>((resolve) => {
            const stop = deps.live.onChange('postings', () => {
              stop();
              resolve();
            });
          }),
      );
      await publishChange(server.deps, 'postings');
      await Promise.all(told);
    };
    const seen = () => Promise.all(both.map((at) => shows('Dropped at once', at)));
    await vi.waitFor(() =>
      expect(both.map((at) => at.deps.live.isListening())).toEqual([true, true]),
    );
    const { postingId } = await insertPosting(server.deps.db, { title: 'Dropped at once' });
    await areTold();
    expect(await seen()).toEqual([true, true]);
    const closed = { state: 'closed' } as const;
    await server.deps.db.update(postings).set(closed).where(eq(postings.id, postingId));
    expect(await seen()).toEqual([true, true]);
    await areTold();
    expect(await seen()).toEqual([false, false]);
  });

  test('PERF-06 a posting past its deadline leaves the cached page within five seconds, without a visit in between', async () => {
    const deadline = new Date(Date.now() + 2_000);
    await insertPosting(server.deps.db, { title: 'Soon too late', deadline });
    await publishChange(server.deps, 'postings');
    await vi.waitFor(async () => expect(await shows('Soon too late')).toBe(true));
    await wait(deadline.getTime() - Date.now() + 5_000);
    expect(await shows('Soon too late')).toBe(false);
  });

  const request = new Request('http://x.test/careers');
  const html = (text: string) =>
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const textOf = async (answer: Promise<Response | null>) => (await answer)?.text();

  test('PERF-06 under many visits one render makes the next page, and nobody gets one older than five seconds', async () => {
    const pages = createPublicPages((error) => expect(error).toBeUndefined());
    let renders = 0;
    let most = 0;
    let running = 0;
    const render = async () => {
      most = Math.max(most, ++running);
      renders++;
      const at = Date.now();
      await wait(300);
      running--;
      return html(String(at));
    };
    const oldest: number[] = [];
    const until = Date.now() + 11_000;
    while (Date.now() < until) {
      const texts = await Promise.all(
        Array.from({ length: 5 }, () => textOf(pages.answer(request, english, render))),
      );
      oldest.push(...texts.map((text) => Date.now() - Number(text)));
      await wait(20);
    }
    expect(most).toBe(1);
    expect(renders).toBeLessThanOrEqual(4);
    expect(Math.max(...oldest)).toBeLessThan(5_400);
  });

  test('PERF-06 a page that is rendering when the postings change is not cached', async () => {
    const pages = createPublicPages(() => undefined);
    const old = Promise.withResolvers<Response>();
    const first = textOf(pages.answer(request, english, () => old.promise));
    pages.dropAll();
    const second = textOf(pages.answer(request, english, () => Promise.resolve(html('new'))));
    old.resolve(html('old'));
    expect([await first, await second]).toEqual(['old', 'new']);
    expect(
      await textOf(pages.answer(request, english, () => Promise.resolve(html('newest')))),
    ).toBe('new');
  });

  test.each([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/x' } })],
    [
      'a failure',
      () => new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } }),
    ],
  ])('PERF-06 %s is never cached', async (_name, failing) => {
    const pages = createPublicPages(() => undefined);
    expect(await pages.answer(request, english, () => Promise.resolve(failing()))).toBeNull();
    expect(await textOf(pages.answer(request, english, () => Promise.resolve(html('fine'))))).toBe(
      'fine',
    );
  });

  test('PERF-06 a failed render is reported, and the page fails once the cached one is too old', async () => {
    const failures: unknown[] = [];
    const pages = createPublicPages((error) => failures.push(error));
    await pages.answer(request, english, () => Promise.resolve(html('fine')));
    await wait(4_200);
    const failing = () => Promise.reject(new Error('down'));
    expect(await textOf(pages.answer(request, english, failing))).toBe('fine');
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    await wait(1_000);
    await expect(pages.answer(request, english, failing)).rejects.toThrow('down');
  });
});

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { publicPaths } from '#domain/site/public-paths.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { pagePolicy } from './security-headers.ts';

type Page = { html: Buffer; br: Buffer; policy: string; etag: string; madeAt: number };
type Render = () => Promise<Response>;
/** The locale of this response, and all supported ones. */
type Language = { locale: string; locales: readonly string[] };

// Between the two ages the cached page is served while the next one renders, so nobody waits on a
// busy site.
const freshMs = 4_000;
const longestMs = 5_000;
// A window as large as a page: the default takes megabytes.
const compression = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: 17,
});
// At quality 10 the home page fits into a connection's first flight. That takes 40 ms, too long for
// searches.
const qualityOf = ({ search }: URL) => (search === '' ? 10 : 5);
const mostBytes = 8 * 1024 * 1024;

/** An alias with the same content. */
const otherPaths = ['/job-search'];

const known: ReadonlySet<string> = new Set([...publicPaths, ...otherPaths]);

export function isPublicPage(path: string): boolean {
  return known.has(path) || /^\/blog\/[a-z0-9-]+$/u.test(path);
}

/**
 * Rendered public pages, cached for at most five seconds. They carry hashes of their own scripts
 * instead of a nonce, so that a shared cache may store them too. A change of postings drops all of
 * them, in every process.
 */
export function createPublicPages(onFailure: (error: unknown) => void) {
  const pages = new LRUCache<string, Page>({
    maxSize: mostBytes,
    sizeCalculation: ({ html, br }) => html.byteLength + br.byteLength,
    ttl: longestMs,
  });
  const making = new Map<string, Promise<Page | null>>();

  /** Null if the response is not a public page: a redirect or an error. */
  async function make(render: Render, quality: number): Promise<Page | null> {
    const response = await render();
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return null;
    }
    const html = Buffer.from(await response.arrayBuffer());
    return {
      html,
      br: await promisify(brotliCompress)(html, { params: compression(quality) }),
      policy: pagePolicy(`'self' ${scriptHashes(html)}`),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      madeAt: Date.now(),
    };
  }

  function makeOnce(key: string, render: Render, quality: number): Promise<Page | null> {
    const running = making.get(key);
    if (running) return running;
    const isLatest = () => making.get(key) === fresh;
    const fresh = make(render, quality)
      .then((page) => {
        if (page !== null && isLatest()) pages.set(key, page);
        return page;
      })
      .finally(() => isLatest() && making.delete(key));
    making.set(key, fresh);
    return fresh;
  }

  return {
    /** Pages that are rendering now may be stale too: they are served but not cached. */
    dropAll: () => {
      pages.clear();
      making.clear();
    },

    answer: async (
      request: Request,
      { locale, locales }: Language,
      render: Render,
    ): Promise<Response | null> => {
      const url = new URL(request.url);
      const key = `${locale} ${url.pathname}${url.search}`;
      const quality = qualityOf(url);
      const kept = pages.get(key);
      if (kept && Date.now() - kept.madeAt > freshMs)
        makeOnce(key, render, quality).catch(onFailure);
      const page = kept ?? (await makeOnce(key, render, quality));
      return page && respond(page, request, locales.length > 1);
    },
  };
}

function respond(page: Page, request: Request, hasLanguages: boolean): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
    'content-security-policy': page.policy,
    vary: hasLanguages ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
  });
  const isBrotli = acceptedEncoding(request.headers.get('accept-encoding')) === 'br';
  const etag = isBrotli ? page.etag.replace(/"$/u, '-br"') : page.etag;
  headers.set('etag', etag);
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (isBrotli) headers.set('content-encoding', 'br');
  return new Response(new Uint8Array(isBrotli ? page.br : page.html), { headers });
}

/** CSP sources for a page's inline scripts, hashed from the exact bytes. */
function scriptHashes(html: Buffer): string {
  const hashes = new Set<string>();
  for (const [, type, code = ''] of html
    .toString('latin1')
    .matchAll(/<script\b(?:[^>]*? type="([^"]*)")?[^>]*>([\s\S]*?)<\/script>/gu)) {
    if (type !== undefined && type !== 'module') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  }
  return [...hashes].join(' ');
}

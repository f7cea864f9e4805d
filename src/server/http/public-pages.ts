import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, encodeWhole, type Encoding, quickEncodings } from './compress.ts';
import { pagePolicy } from './security-headers.ts';

type Page = {
  html: Buffer;
  /** The encodings that it was asked for in. */
  encoded: Map<Encoding, Promise<Buffer>>;
  encodings: readonly Encoding[];
  policy: string;
  etag: string;
  renderedAt: number;
};
type Render = () => Promise<Response>;
/** The locale of this response, and all supported ones. */
type Language = { locale: string; locales: readonly string[] };

// Between the two ages the cached page is served while the next one renders, so nobody waits on a
// busy site.
const freshMs = 4_000;
const maxAgeMs = 5_000;
const smallest: readonly Encoding[] = ['br', 'gzip'];
const smallestQuality = 10;
// At quality 10 the home page fits into a connection's first flight. That takes 40 ms, too long for
// searches.
const encodingsFor = ({ search }: URL) => (search === '' ? smallest : quickEncodings);
const maxBytes = 8 * 1024 * 1024;
/** What the encoded forms of a page add to its size at most. */
const encodedShare = 0.5;

/**
 * Rendered public pages, cached for at most five seconds. They carry hashes of their own scripts
 * instead of a nonce, so that a shared cache may store them too. A change of postings drops all of
 * them, in every process.
 */
export function createPublicPages(onFailure: (error: unknown) => void) {
  const pages = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => Math.ceil(html.byteLength * (1 + encodedShare)),
    ttl: maxAgeMs,
  });
  const making = new Map<string, Promise<Page | null>>();

  /** Null if the response is not a public page: a redirect or an error. */
  async function make(render: Render, encodings: Page['encodings']): Promise<Page | null> {
    const response = await render();
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return null;
    }
    const html = Buffer.from(await response.arrayBuffer());
    const page: Page = {
      html,
      encoded: new Map(),
      encodings,
      policy: pagePolicy(`'self' ${scriptHashes(html)}`),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      renderedAt: Date.now(),
    };
    if (encodings === smallest) await encodedAs(page, 'br');
    return page;
  }

  function makeOnce(
    key: string,
    render: Render,
    encodings: Page['encodings'],
  ): Promise<Page | null> {
    const running = making.get(key);
    if (running) return running;
    const isLatest = () => making.get(key) === fresh;
    const fresh = make(render, encodings)
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
      const encodings = encodingsFor(url);
      const cached = pages.get(key);
      if (cached && Date.now() - cached.renderedAt > freshMs)
        makeOnce(key, render, encodings).catch(onFailure);
      const page = cached ?? (await makeOnce(key, render, encodings));
      return page && respond(page, request, locales.length > 1);
    },
  };
}

async function respond(page: Page, request: Request, hasLanguages: boolean): Promise<Response> {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
    'content-security-policy': page.policy,
    vary: hasLanguages ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
  });
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'), page.encodings);
  const etag = encoding === null ? page.etag : page.etag.replace(/"$/u, `-${encoding}"`);
  headers.set('etag', etag);
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== null) headers.set('content-encoding', encoding);
  const body = encoding === null ? page.html : await encodedAs(page, encoding);
  return new Response(new Uint8Array(body), { headers });
}

function encodedAs({ html, encoded, encodings }: Page, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const quality = encodings === smallest ? smallestQuality : undefined;
  const making = encodeWhole(html, encoding, quality);
  encoded.set(encoding, making);
  return making;
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

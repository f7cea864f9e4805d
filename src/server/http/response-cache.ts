import { LRUCache } from 'lru-cache';
import { acceptedEncoding, encodeWhole } from './compress.ts';
import type { App } from './http-context.ts';

type List = { json: Uint8Array<ArrayBuffer>; br: Uint8Array<ArrayBuffer>; etag: string };

const maxAgeMs = 5_000;
const maxBytes = 4 * 1024 * 1024;

/**
 * Caches the JSON of lists that are the same for everyone, for at most five seconds. Returns a
 * function that drops them all; a list that is loading at that moment is served but not cached.
 */
export function addResponseCache(app: App, path: string): () => void {
  const lists = new LRUCache<string, List>({
    maxSize: maxBytes,
    sizeCalculation: ({ json, br }) => json.byteLength + br.byteLength,
    ttl: maxAgeMs,
  });
  let drops = 0;

  app.use(path, async (c, next) => {
    if (c.req.method !== 'GET') {
      await next();
      return;
    }
    const { search } = new URL(c.req.url);
    let list = lists.get(search);
    if (list === undefined) {
      const before = drops;
      await next();
      const etag = c.res.headers.get('etag');
      if (c.res.status !== 200 || etag === null) return;
      list = await finish(c.res, etag);
      if (before === drops) lists.set(search, list);
    }
    const isBrotli = acceptedEncoding(c.req.header('accept-encoding'), ['br']) === 'br';
    const headers = new Headers({
      'content-type': 'application/json',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      etag: list.etag,
    });
    const isKnown = c.req.header('if-none-match')?.includes(list.etag) === true;
    if (isBrotli && !isKnown) headers.set('content-encoding', 'br');
    const body = isBrotli ? list.br : list.json;
    c.res = undefined;
    c.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers });
  });

  return () => {
    drops += 1;
    lists.clear();
  };
}

async function finish(response: Response, etag: string): Promise<List> {
  const json = Buffer.from(await response.arrayBuffer());
  return { json, br: new Uint8Array(await encodeWhole(json, 'br')), etag };
}

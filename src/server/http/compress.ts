import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { createEncoder, encodeWhole, quickEncodings } from './encode-body.ts';
import type { HttpEnv } from './http-context.ts';

const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg)/u;
const smallest = 1024;
/**
 * Compresses text responses of 1 KB and more with brotli or gzip; pages are flushed chunk by chunk,
 * so they still stream.
 */
export function compress(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { res } = c;
    const type = res.headers.get('content-type') ?? '';
    if (!compressible.test(type) || res.body === null || res.status === 206) return;
    if (!/\baccept-encoding\b/iu.test(res.headers.get('vary') ?? ''))
      res.headers.append('vary', 'Accept-Encoding');
    if (res.headers.has('content-encoding') || c.req.method === 'HEAD') return;
    if (Number(res.headers.get('content-length') ?? smallest) < smallest) return;
    const encoding = acceptedEncoding(c.req.header('accept-encoding'), quickEncodings);
    if (encoding === null) return;
    if (type.startsWith('text/html')) {
      c.res = new Response(streamed(res.body, encoding), res);
    } else {
      const bytes = Buffer.from(await res.arrayBuffer());
      const isSmall = bytes.byteLength < smallest;
      c.res = new Response(
        new Uint8Array(isSmall ? bytes : await encodeWhole(bytes, encoding)),
        res,
      );
      if (isSmall) return;
    }
    c.res.headers.delete('content-length');
    c.res.headers.set('content-encoding', encoding);
  };
}

function streamed(body: ReadableStream, encoding: Encoding): ReadableStream {
  const encoder = createEncoder(encoding);
  const source = Readable.fromWeb(body as NodeStream);
  source.on('error', (error) => encoder.destroy(error));
  encoder.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(encoder)) as ReadableStream;
}

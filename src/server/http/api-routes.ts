import { createHash } from 'node:crypto';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { RPCHandler } from '@orpc/server/fetch';
import { SimpleCsrfProtectionHandlerPlugin, StrictGetMethodPlugin } from '@orpc/server/plugins';
import { isDeeplyNested } from '#domain/is-deeply-nested.ts';
import type { ApiContext } from '#server/api.ts';
import type { SessionCookies } from '#server/auth/session-cookie.ts';
import { router } from '#server/router.ts';
import type { App, HttpContext } from './http-context.ts';

const maxBody = 1024 * 1024;
const keyPattern = /^[\w-]{8,100}$/u;

/**
 * Mounts the API twice: /api/rpc for our own pages, /api as REST for everyone else. Both run the
 * same procedures.
 */
export function addApiRoutes(app: App, cookies: SessionCookies): void {
  const rpc = new RPCHandler<ApiContext>(router, {
    plugins: [new SimpleCsrfProtectionHandlerPlugin(), new StrictGetMethodPlugin()],
  });
  const rest = new OpenAPIHandler<ApiContext>(router);

  app.use('/api/*', async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key !== undefined && !keyPattern.test(key)) return c.json({ code: 'INVALID_INPUT' }, 400);
    const request = await readJsonRequest(c);
    if (request instanceof Response) return request;
    const isRpc = c.req.path.startsWith('/api/rpc/');
    const handler = isRpc ? rpc : rest;
    let isCacheable = false;
    let session: string[] = [];
    const { matched, response } = await handler.handle(request, {
      prefix: isRpc ? '/api/rpc' : '/api',
      context: {
        ctx: await c.get('ctx')(),
        idempotencyKey: key ?? null,
        onSession: (token) => (session = cookies.ofSession(token)),
        onCall: ({ isSameForEveryone }) => (isCacheable = isSameForEveryone),
      },
    });
    if (!matched) return next();
    for (const line of session) response.headers.append('set-cookie', line);
    return isCacheable && request.method === 'GET' && response.ok
      ? withEtag(c, response)
      : response;
  });
  app.all('/api/*', (c) => c.json({ code: 'NOT_FOUND' }, 404));
}

/**
 * Returns the request with its JSON body read, limited in size whatever Content-Length says; or the
 * refusal.
 */
export async function readJsonRequest(c: HttpContext): Promise<Request | Response> {
  const { raw } = c.req;
  const { url, method, headers } = raw;
  if (method === 'GET') return raw;
  if (method === 'HEAD') return new Request(url, { headers });
  const length = headers.get('content-length');
  const hasBody = headers.has('transfer-encoding') || (length !== null && length !== '0');
  if (!hasBody) return new Request(url, { method, headers });
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return c.json({ code: 'INVALID_INPUT' }, 415);
  if (Number(length) > maxBody) return c.json({ code: 'BODY_TOO_LARGE' }, 413);
  const parts: Uint8Array[] = [];
  let received = 0;
  for await (const part of raw.body ?? []) {
    parts.push(part);
    received += part.byteLength;
    if (received > maxBody) return c.json({ code: 'BODY_TOO_LARGE' }, 413);
  }
  const body = Buffer.concat(parts);
  if (isDeeplyNested(body)) return c.json({ code: 'INVALID_INPUT' }, 400);
  return new Request(url, { method, headers, body });
}

async function withEtag(c: HttpContext, response: Response): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = new Headers(response.headers);
  headers.set('etag', etag);
  headers.set('cache-control', 'private, no-cache');
  if (c.req.header('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: response.status, headers });
}

import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { withoutAddresses } from '#server/log.ts';
import type { HttpEnv } from './http-context.ts';

const quiet = new Set(['/livez', '/readyz']);
const maxPathLength = 500;
/** The rest of these paths opens something to whoever has it, or names a person. */
const secretPaths = /^\/((?:api\/)?(?:calendar|invitations|join|people|r|references?))\/.*/u;

/**
 * Gives each request an id, returns it in a header, and logs one line at the end: path without
 * query, status, time.
 */
export function requestLog(log: Logger): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('now', new Date());
    await next();
    c.res.headers.set('x-request-id', requestId);
    if (quiet.has(c.req.path) || c.req.path.startsWith('/assets/')) return;
    const status = c.req.raw.signal.aborted ? 499 : c.res.status;
    const ms = Math.round(performance.now() - started);
    log[status >= 500 ? 'error' : 'info'](
      { requestId, method: c.req.method, path: loggedPath(c.req.url), status, ms },
      status === 404 ? 'not found' : 'answered',
    );
  };
}

/**
 * The path as sent, still encoded, so that an encoded line break can't start a new log line.
 * Without tokens, handles and addresses.
 */
export function loggedPath(url: string): string {
  const path = new URL(url).pathname.replace(secretPaths, '/$1/[private]');
  return withoutAddresses(path).slice(0, maxPathLength);
}

import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-context.ts';

const seconds = '5';

/** Every answer with status 503 says when to try again. */
export function retryAfter(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has('retry-after'))
      c.res.headers.set('retry-after', seconds);
  };
}

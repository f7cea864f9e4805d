import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-context.ts';

/** Answers HEAD like GET without the body, and cancels the body's source. */
export function withoutBodyForHead(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'HEAD' || c.res.body === null) return;
    await c.res.body.cancel();
    c.res = new Response(null, c.res);
  };
}

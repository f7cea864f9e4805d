import type { MiddlewareHandler } from 'hono';
import { withQueryTime } from '#server/db/query-time.ts';
import type { HttpEnv } from './http-context.ts';

/**
 * Says with each page that is read how long the database was waited for, how long it was drawn (not at all where it was
 * kept), and how long all took until its first byte. Forms are answered without: their times would tell who has an account.
 */
export function serverTiming(): MiddlewareHandler<HttpEnv> {
  return (c, next) =>
    withQueryTime(async (databaseMs) => {
      const started = performance.now();
      await next();
      const { headers } = c.res;
      const render = headers.get('server-timing');
      headers.delete('server-timing');
      if (c.req.method !== 'GET' || !headers.get('content-type')?.startsWith('text/html')) return;
      const total = entry('total', performance.now() - started);
      const drawn = render === null ? [] : [render];
      headers.set('server-timing', [entry('db', databaseMs()), ...drawn, total].join());
    });
}

const entry = (name: string, ms: number) => `${name};dur=${Number(ms.toFixed(1))}`;

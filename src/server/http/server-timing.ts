import type { MiddlewareHandler } from 'hono';
import { withQueryTime } from '#server/db/query-time.ts';
import type { HttpEnv } from './http-context.ts';

/**
 * Adds Server-Timing to pages: the time spent on the database, on rendering (absent if cached), and
 * in total to the first byte. Form responses carry none, because timing would reveal who has an
 * account.
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
      const renderEntries = render === null ? [] : [render];
      headers.set('server-timing', [entry('db', databaseMs()), ...renderEntries, total].join());
    });
}

const entry = (name: string, ms: number) => `${name};dur=${Number(ms.toFixed(1))}`;

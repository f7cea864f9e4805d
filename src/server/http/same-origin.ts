import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { isPublicUrl } from '#domain/site/is-public-url.ts';
import type { HttpEnv } from './http-context.ts';
import { paymentsPath } from './payment-routes.ts';
import { unsubscribePaths } from './public-forms.ts';
import { logSecurity } from './security-log.ts';

/** What they carry is a token or signed, and cookies are irrelevant to them. */
const openToAll = new Set([...unsubscribePaths, paymentsPath]);
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every write must come from our own pages: Sec-Fetch-Site is same-origin or, from a client that
 * doesn't send it, Origin is ours. Without either header the request is refused, as are bodies that
 * a foreign page could send as text. If our own pages are refused because people use an address
 * other than PUBLIC_URL, the log says so once.
 */
export function sameOrigin(publicUrl: string, log: Logger): MiddlewareHandler<HttpEnv> {
  const configured = new URL(publicUrl).origin;
  let isLogged = false;
  return async (c, next) => {
    if (safe.has(c.req.method) || openToAll.has(c.req.path)) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const ours =
      origin === configured ||
      (!isPublicUrl(configured) && origin === `http://${c.req.header('host')}`);
    const allowed =
      site === undefined ? ours : site === 'same-origin' && (isUnnamed(origin) || ours);
    const isText = c.req.header('content-type')?.trim().toLowerCase().startsWith('text/');
    if (!allowed && !ours && !isLogged && isOf(origin, c.req.header('host'))) {
      isLogged = true;
      log.warn(
        { usedAddress: origin, publicUrl: configured },
        'a form was refused: PUBLIC_URL is not the address that people use. Set PUBLIC_URL to it',
      );
    }
    if (!allowed || isText) {
      const reason = allowed ? 'text body' : 'cross site';
      logSecurity(c, log, 'origin refused', { reason });
      return c.json({ code: 'CROSS_SITE' }, 403);
    }
    return next();
  };
}

/** A page with a no-referrer policy, because its URL grants access, sends `null` as its origin. */
function isUnnamed(origin: string | undefined): boolean {
  return origin === undefined || origin === 'null';
}

function isOf(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

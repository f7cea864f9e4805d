import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { isPublicUrl } from '#domain/site/is-public-url.ts';
import type { HttpEnv } from './http-context.ts';
import { unsubscribePaths } from './mail-link-routes.ts';

/** What these take is in the link itself, and no cookie matters to them. */
const openToAll = new Set(unsubscribePaths);
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every write must come from our own pages: Sec-Fetch-Site says same-origin, or, from a client that does not send
 * it, Origin is ours. Neither means no. Bodies that a foreign page could send as text are refused too. When our own
 * pages are refused, since people use another address than PUBLIC_URL, the log says so once.
 */
export function sameOrigin(publicUrl: string, log: Logger): MiddlewareHandler<HttpEnv> {
  const configured = new URL(publicUrl).origin;
  let isSaid = false;
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
    if (!allowed && !ours && !isSaid && isOf(origin, c.req.header('host'))) {
      isSaid = true;
      log.warn(
        { usedAddress: origin, publicUrl: configured },
        'a form was refused: PUBLIC_URL is not the address that people use. Set PUBLIC_URL to it',
      );
    }
    if (!allowed || isText) return c.json({ code: 'CROSS_SITE' }, 403);
    return next();
  };
}

/** A page that sends no referrer, since its address opens something, sends no origin either, but the word null. */
function isUnnamed(origin: string | undefined): boolean {
  return origin === undefined || origin === 'null';
}

function isOf(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

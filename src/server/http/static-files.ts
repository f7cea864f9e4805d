import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { App, HttpEnv } from './http-context.ts';
import { workerPolicy } from './security-headers.ts';

/** The last two are asked for by browsers and home screens that know no SVG, named in the page or not. */
const icons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

/** The built web's files. Those under /assets carry a hash in their name and never change. */
export function addStaticFiles(app: App, root: string): void {
  const files = serveStatic({ root, precompressed: true });
  app.use('/assets/*', ownPolicy);
  app.use('/assets/*', keptFor('max-age=31536000, immutable'), files);
  for (const icon of icons) app.use(icon, keptFor('max-age=86400'), files);
  app.use('/brand/*', keptFor('max-age=86400'), files);
  app.use('/resources/*', keptFor('max-age=86400'), asDownload, files);
}

/** Documents are taken along: opened here they would stand under the policy of a page. */
const asDownload: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('content-disposition', 'attachment');
};

/** A worker stands under the policy that its own file comes with, not under that of its page. */
const ownPolicy: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (c.res.ok && c.req.path.startsWith('/assets/worker-'))
    c.res.headers.set('content-security-policy', workerPolicy);
};

function keptFor(time: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', `public, ${time}`);
  };
}

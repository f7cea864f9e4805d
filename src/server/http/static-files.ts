import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { App, HttpEnv } from './http-context.ts';
import { lessonWorkerPolicy, workerPolicy } from './security-headers.ts';

/**
 * Browsers and home screens without SVG support request the last two, whether or not the page names
 * them.
 */
const icons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

/** The built web's files. Those under /assets have a hash in their name and never change. */
export function addStaticFiles(app: App, root: string): void {
  const files = serveStatic({ root, precompressed: true });
  app.use('/assets/*', ownPolicy);
  app.use('/assets/*', cachedFor('max-age=31536000, immutable'), files);
  for (const icon of icons) app.use(icon, cachedFor('max-age=86400'), files);
  app.use('/lesson-worker.js', lessonWorker, files);
  app.use('/brand/*', cachedFor('max-age=86400'), files);
  app.use('/resources/*', cachedFor('max-age=86400'), asDownload, files);
}

/** Documents are downloads: opened inline, they would get the policy of a page. */
const asDownload: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('content-disposition', 'attachment');
};

/** A worker is subject to its own response's policy, not its page's. */
const ownPolicy: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (c.res.ok && c.req.path.startsWith('/assets/worker-'))
    c.res.headers.set('content-security-policy', workerPolicy);
};

/**
 * Browsers request it again at each visit: an old one would answer with what is no longer there.
 */
const lessonWorker: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.res.headers.set('content-security-policy', lessonWorkerPolicy);
  c.res.headers.set('cache-control', 'no-cache');
};

function cachedFor(time: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', `public, ${time}`);
  };
}

import type { App } from './http-context.ts';

/**
 * /livez: the event loop runs. /readyz: database, migrations and file store are available, and the
 * server is not draining.
 */
export function addHealth(app: App, isReady: () => Promise<boolean>): void {
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await isReady();
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
}

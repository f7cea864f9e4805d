import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The baseline: what this machine can serve with no work per request.
const app = new Hono();
app.get('/', (c) => c.text('ok'));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`listening at http://127.0.0.1:${port}\n`);
});

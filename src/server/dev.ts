import { createServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { readConfig } from './config/config.ts';
import { loadDemoOnce } from './db/demo/load-demo-once.ts';
import { createDeps } from './deps.ts';
import { createListener } from './http/listener.ts';
import { serve } from './http/serve.ts';
import { createLog } from './log.ts';
import { printWelcome } from './startup/print-welcome.ts';

/**
 * Development: one process, one port. Vite serves the web with HMR; server edits apply from the
 * next request.
 */
const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL);
const deps = await createDeps(config, log);
const hasDemo = await loadDemoOnce(deps);
await deps.startTasks();

const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});

type Listener = ReturnType<typeof createListener>;
let current: { app: unknown; build: ServerBuild; listener: Listener } | undefined;

async function currentListener(): Promise<Listener> {
  const { createApp } = (await vite.ssrLoadModule(
    '/src/server/app.ts',
  )) as typeof import('./app.ts');
  const { webOf } = (await vite.ssrLoadModule(
    '/src/server/http/built-web.ts',
  )) as typeof import('./http/built-web.ts');
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  if (current?.app !== createApp || current.build !== build) {
    const app = createApp({ deps, web: webOf(build, true), isDraining: () => false });
    const listener = createListener(app, log);
    current = { app: createApp, build, listener };
  }
  return current.listener;
}

const running = await serve(
  (request, response) => {
    vite.middlewares(request, response, () => {
      currentListener()
        .then((listener) => listener(request, response))
        .catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          log.error({ err: error }, 'the server could not be loaded');
          response.writeHead(500, { 'content-type': 'text/plain' });
          response.end(error instanceof Error ? error.stack : String(error));
        });
    });
  },
  { port: config.PORT, host: config.HOST, log },
  server,
);
printWelcome(`http://localhost:${running.port}`, config, hasDemo);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    void vite
      .close()
      .then(running.drain)
      .then(deps.close)
      .then(() => process.exit(0));
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import { loadDemoOnce } from './db/demo/load-demo-once.ts';
import { createDeps } from './deps.ts';
import { readBank } from './features/question/question-bank.ts';
import { builtWeb } from './http/built-web.ts';
import { createListener } from './http/listener.ts';
import { serve } from './http/serve.ts';
import { createLog } from './log.ts';
import { printWelcome } from './startup/print-welcome.ts';
import { createWarningLog, type WarningLog } from './warning-log.ts';

const maxStopMs = 14_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const warnings = createWarningLog();
  const log = createLog(config.LOG_LEVEL, warnings.beside(pino.destination(1)));
  let isDraining = false;
  const starting = start(config, log, warnings, () => isDraining);

  const stop = async (code: number, noticeMs = 0) => {
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => process.exit(1), noticeMs + maxStopMs).unref();
    try {
      const { deps, running } = await starting;
      await wait(noticeMs);
      await deps.live.close();
      await running.drain();
      await deps.close();
      process.exit(code);
    } catch (error) {
      log.fatal({ err: error }, 'the server could not be stopped in order');
      process.exit(1);
    }
  };
  const fail = (error: unknown, message: string) => {
    log.fatal({ err: error }, message);
    void stop(1);
  };
  process.on('SIGTERM', () => void stop(0, config.STOP_NOTICE * 1000));
  process.on('SIGINT', () => void stop(0));
  process.on('unhandledRejection', (error) => fail(error, 'a rejection was not handled'));
  process.on('uncaughtException', (error) => fail(error, 'an error was not caught'));
  await starting;
}

async function start(config: Config, log: Logger, warnings: WarningLog, isDraining: () => boolean) {
  // A broken question bank stops the start, not the first student who asks.
  readBank();
  const deps = await createDeps(config, log, warnings);
  const hasDemo = await loadDemoOnce(deps);
  await deps.indexPostings();
  await deps.startTasks();
  const app = createApp({ deps, web: await builtWeb(), isDraining });
  const { PORT: port, HOST: host, PUBLIC_URL } = config;
  const running = await serve(createListener(app, log), { port, host, log });
  if (!isDraining())
    printWelcome(PUBLIC_URL ?? `http://localhost:${running.port}`, config, hasDemo);
  return { deps, running };
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

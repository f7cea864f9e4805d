import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type ServerProcess = { url: string; pid: number; stop: () => Promise<void> };

type Options = {
  script: string;
  folder: string;
  env?: Record<string, string>;
  nodeOptions?: string[];
};

/**
 * Starts a server as a child process with its log in a file, as a service has it, and waits for its
 * URL.
 */
async function startServer({
  script,
  folder,
  env = {},
  nodeOptions = [],
}: Options): Promise<ServerProcess> {
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, `${script.split('/').at(-1)}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...nodeOptions, script], {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  const { pid } = child;
  for (;;) {
    const said = readFileSync(logFile, 'utf8');
    if (pid === undefined || child.exitCode !== null) throw new Error(`${script} ended: ${said}`);
    const address = /\bat (http:\/\/\S+:\d+)$/mu.exec(said)?.[1];
    if (address) return { url: address.replace('localhost', '127.0.0.1'), pid, stop };
    await wait(5);
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

export function startEmptyServer(folder: string): Promise<ServerProcess> {
  return startServer({ script: 'tools/bench/empty-server.ts', folder });
}

/** Starts the product like `npm start`, on its own data folder. */
export function startProduct(
  folder: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...words] = scripts.start.split(' ');
  const script = words.pop() ?? '';
  const more = process.env['BENCH_NODE_OPTIONS']?.split(' ').filter(Boolean) ?? [];
  return startServer({
    script,
    folder,
    nodeOptions: [...words, ...more],
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...env },
  });
}

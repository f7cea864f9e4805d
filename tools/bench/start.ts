import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, writeFigures } from './figures.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const folder = await mkdtemp(join(tmpdir(), 'firstrung-start-'));
try {
  const first: number[] = [];
  const second: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = join(folder, String(round));
    first.push(await secondsToFirstPage(dataDir));
    second.push(await secondsToFirstPage(dataDir));
  }
  const row = (what: string, seconds: number[], target: string) => ({
    what,
    seconds: median(seconds).toFixed(1),
    fastest: Math.min(...seconds).toFixed(1),
    target,
  });
  writeFigures('start', [
    row(
      '`npm start` with an empty data folder: database made, demo set loaded, first page',
      first,
      '',
    ),
    row('`npm start` again, to the first page', second, '< 3'),
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Time from the shell command to the last byte of /careers; then stops the server. */
async function secondsToFirstPage(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  });
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    try {
      const response = await fetch(`http://127.0.0.1:${port}/careers`);
      if (response.ok && (await response.text()).includes('</html>')) break;
    } catch (error) {
      if ((error as Error).name !== 'TypeError') throw error;
    }
    await wait(10);
  }
  const seconds = (performance.now() - start) / 1_000;
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
  await untilFree(port);
  return seconds;
}

/** npm may exit before the server does, so the port is checked. */
async function untilFree(port: number): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/livez`);
    } catch {
      return;
    }
    await wait(20);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

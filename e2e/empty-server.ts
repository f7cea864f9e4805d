import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate product server with an empty database or the demo data, until disposed. */
export async function startEmptyServer({
  demo = 'off',
  env = {},
}: { demo?: 'on' | 'off'; env?: Record<string, string> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'firstrung-empty-'));
  const server = spawn(process.execPath, ['src/server/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: demo, LOG_LEVEL: 'warn', ...env },
  });
  const origin = await addressOf(server);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The URL that the server prints once it is ready. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout ?? []) {
    said += String(chunk);
    const address = /http:\/\/localhost:\d+/u.exec(said)?.[0];
    if (address) return address;
  }
  throw new Error(`The server ended early: ${said}`);
}

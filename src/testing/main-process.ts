import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../server/start.ts', import.meta.url));

/** Starts the server as a child process, as `npm start` does once everything is built. */
export function startMainProcess(settings: Record<string, string>, nodeOptions: string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let errors = '';
  const lines: string[] = [];
  child.stderr.on('data', (text) => (errors += text));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, errors }));
  const listening = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      said += `${line}\n`;
      const port = /is at http:\/\/localhost:(\d+)/u.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() =>
      reject(new Error(`The process ended before it listened: ${errors}${said}`)),
    );
  });
  listening.catch(() => undefined);

  return {
    /** Resolves with its URL once it listens. */
    listening,
    /** Resolves with its exit code or signal. */
    ended,
    lines,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

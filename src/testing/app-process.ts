import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Options = { as?: number | undefined; nodeOptions?: string[] };

/**
 * Starts the ledger writer as a child process, on a folder or a server, and collects its output.
 */
export function startLedgerWriter(
  where: { dataDir: string } | { url: string },
  { as, nodeOptions = [] }: Options = {},
) {
  const args = 'url' in where ? ['--url', where.url] : ['--dataDir', where.dataDir];
  const script = fileURLToPath(new URL('./ledger-writer.ts', import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(as !== undefined && { uid: as, gid: as }),
  });
  const kept: string[] = [];
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let errors = '';
  let ended = false;
  child.stderr.on('data', (chunk) => (errors += chunk));
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('kept ')) kept.push(line.slice(5));
    else lines.push(line);
    for (const check of waiting) check();
  });
  const closed = once(child, 'close').then(([code, signal]) => {
    ended = true;
    for (const check of waiting) check();
    return { code: code as number | null, signal: signal as string | null };
  });

  /** Resolves as soon as the output meets the condition; rejects if the process ends first. */
  function until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!condition() && !ended) return;
        waiting.delete(check);
        if (condition()) resolve();
        else reject(new Error(`The process ended too early: ${errors}`));
      };
      waiting.add(check);
      check();
    });
  }

  function end(signal: NodeJS.Signals) {
    child.kill(signal);
    return closed;
  }

  return {
    kept,
    lines,
    until,
    closed,
    isRunning: () => !ended,
    errors: () => errors,
    /** Waits until this many more writes are confirmed. */
    untilKept: (more: number) => {
      const target = kept.length + more;
      return until(() => kept.length >= target);
    },
    end,
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
}

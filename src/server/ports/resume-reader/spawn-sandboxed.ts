import { spawn, type ChildProcess } from 'node:child_process';
import { sandboxArguments, root } from '#server/sandbox/sandbox-arguments.ts';

export const readerWords: readonly string[] = sandboxArguments(144, '--max-semi-space-size=8');

/** Spawns a script that may read the program and nothing else. It gets no environment variables. */
export function spawnSandboxed(script: string, words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...readerWords, script, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    cwd: root,
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { sandboxArguments, root } from '#server/sandbox/sandbox-arguments.ts';

export const readerWords: readonly string[] = sandboxArguments(144, '--max-semi-space-size=8');

/** A script in a process that may read the program and nothing else. It knows no variable of the environment. */
export function spawnSandboxed(script: string, words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...readerWords, script, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    cwd: root,
  });
}

import { fork, type ChildProcess } from 'node:child_process';
import { sandboxArguments, root } from '#server/sandbox/sandbox-arguments.ts';

/**
 * Nobody listens here: without it the compiler would download template packages, and ours use none.
 */
const nowhere = 'http://127.0.0.1:0';

/**
 * Forks a script that may read the program and load its compiler, and nothing else. It communicates
 * only with this process.
 */
export function forkSandboxed(script: string, words: readonly string[] = []): ChildProcess {
  return fork(script, words, {
    serialization: 'advanced',
    execArgv: sandboxArguments(128, '--allow-addons'),
    env: { HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere },
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

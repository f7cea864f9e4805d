import { fork, type ChildProcess } from 'node:child_process';
import { sandboxArguments, root } from '#server/sandbox/sandbox-arguments.ts';

/** Where nobody listens: the compiler would load packages of templates, of which ours have none. */
const nowhere = 'http://127.0.0.1:0';

/** A script in a process that may read the program, load its compiler, and nothing else. It talks with this one only. */
export function forkSandboxed(script: string, words: readonly string[] = []): ChildProcess {
  return fork(script, words, {
    serialization: 'advanced',
    execArgv: sandboxArguments(128, '--allow-addons'),
    env: { HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere },
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

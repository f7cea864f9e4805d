import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../../..');
const heapMegabytes = 144;
const readable = ['src', 'node_modules', 'package.json'];

/** What Node.js is told for such a process. */
export const apartWords: readonly string[] = [
  `--max-old-space-size=${heapMegabytes}`,
  '--max-semi-space-size=8',
  '--disable-proto=throw',
  '--permission',
  ...readable.map((name) => `--allow-fs-read=${path.join(root, name)}`),
  '--no-warnings',
  `--import=${new URL('./close-network.ts', import.meta.url).href}`,
];

/**
 * A script in a process that may read the program and nothing else (neither the data folder nor settings, which may lie beside it), write nothing,
 * start nothing and reach no network. It knows no variable of the environment.
 */
export function spawnApart(script: string, words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [...apartWords, script, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    cwd: root,
  });
}

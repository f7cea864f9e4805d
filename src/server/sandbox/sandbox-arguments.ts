import { realpathSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
/** Resolved paths, because permissions do not follow symbolic links. */
const readable = ['src', 'node_modules', 'package.json'].flatMap((name) => [
  path.join(root, name),
  realpathSync(path.join(root, name)),
]);

/**
 * Node.js arguments for a process that reads untrusted input: it may read only the program (not the
 * data folder, nor settings that may lie beside it), and may not write, start programs or use the
 * network.
 */
export const sandboxArguments = (heapMegabytes: number, ...more: string[]): string[] => [
  `--max-old-space-size=${heapMegabytes}`,
  ...more,
  '--disable-proto=throw',
  '--permission',
  ...[...new Set(readable)].map((name) => `--allow-fs-read=${name}`),
  '--no-warnings',
  `--import=${new URL('./block-network.ts', import.meta.url).href}`,
];

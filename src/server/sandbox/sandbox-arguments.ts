import { realpathSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
/** Where they really are: a folder that stands elsewhere is not opened by its name here alone. */
const readable = ['src', 'node_modules', 'package.json'].flatMap((name) => [
  path.join(root, name),
  realpathSync(path.join(root, name)),
]);

/**
 * What Node.js is told for a process that takes what strangers made: it may read the program and nothing else (neither the data folder nor
 * settings, which may lie beside it), write nothing, start nothing and reach no network.
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

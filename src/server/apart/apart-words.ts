import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
const readable = ['src', 'node_modules', 'package.json'];

/**
 * What Node.js is told for a process that takes what strangers made: it may read the program and nothing else (neither the data folder nor
 * settings, which may lie beside it), write nothing, start nothing and reach no network.
 */
export const apartWords = (heapMegabytes: number, ...more: string[]): string[] => [
  `--max-old-space-size=${heapMegabytes}`,
  ...more,
  '--disable-proto=throw',
  '--permission',
  ...readable.map((name) => `--allow-fs-read=${path.join(root, name)}`),
  '--no-warnings',
  `--import=${new URL('./close-network.ts', import.meta.url).href}`,
];

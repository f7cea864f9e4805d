import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What set-up knows about this machine; it goes when node_modules goes. */
export const notes = join(root, 'node_modules', '.firstrung');

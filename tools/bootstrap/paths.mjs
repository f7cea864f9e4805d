import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What the setup knows about this machine; removed together with node_modules. */
export const notes = join(root, 'node_modules', '.firstrung');

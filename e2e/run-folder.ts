import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of this run keeps its data: its port makes it its own. */
export const dataFolder = join(tmpdir(), `firstrung-e2e-${process.env['E2E_PORT'] ?? ''}`);

/** English, and the languages made from it to test with. */
export const localesFolder = join(dataFolder, 'locales');

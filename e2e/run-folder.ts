import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of this run's server, unique by port. */
export const dataFolder = join(tmpdir(), `firstrung-e2e-${process.env['E2E_PORT'] ?? ''}`);

/** English, and the test languages generated from it. */
export const localesFolder = join(dataFolder, 'locales');

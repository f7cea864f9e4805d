import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const noteIn = (dataDir: string) => join(dataDir, 'demo-removed');

/**
 * Leaves a marker beside the embedded database, so that a removed demo set is not loaded again at
 * the next start.
 */
export async function noteDemoRemoved(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(noteIn(dataDir), 'While this file is here, the demo set is not loaded again.\n');
}

export async function wasDemoRemoved(dataDir: string): Promise<boolean> {
  return access(noteIn(dataDir)).then(
    () => true,
    () => false,
  );
}

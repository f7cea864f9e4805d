import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that is removed when disposed. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'firstrung-test-'));
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 20 }),
  };
}

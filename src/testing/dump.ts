import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dump, dumpDatabase } from './dump-database.ts';
import type { TestServer } from './server.ts';

/** All rows of all tables and the names of all files, to check that a request changed nothing. */
export async function dump({ database, dataDir }: TestServer): Promise<Dump> {
  const files = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
  return { ...(await dumpDatabase(database.pool)), files: files.sort() };
}

import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/open-pool.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Works on the database of a running server with this data folder. */
export async function withDatabase(
  dataDir: string,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const { db, close } = await connectDatabase({
    dataDir,
    poolSize: 1,
    statementTimeoutMs: 5_000,
    applicationName: 'e2e',
    log: quiet,
  });
  try {
    await work(db);
  } finally {
    await close();
  }
}

import { pino } from 'pino';
import type { Config } from '#server/config/config.ts';
import { connectDatabase } from '#server/db/connect.ts';

/** The database of the installation, for one command that may take long; it logs errors only. */
export async function openInstallation(config: Config, applicationName: string) {
  const log = pino({ level: 'error' }, pino.destination(2));
  const database = await connectDatabase({
    url: config.DATABASE_URL,
    ownerUrl: config.DATABASE_OWNER_URL,
    dataDir: config.DATA_DIR,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName,
    log,
  });
  return { ...database, log };
}

import { pino } from 'pino';
import { connectDatabase } from '#server/db/connect.ts';

/** The database in this folder, for filling its tables. */
export const openBenchDatabase = (dataDir: string) =>
  connectDatabase({
    dataDir,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'bench',
    asOwner: true,
    log: pino({ level: 'silent' }),
  });

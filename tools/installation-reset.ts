// npm run installation:reset
import { pino } from 'pino';
import { forgetInstallation } from '#server/backup/installation.ts';
import { readConfig } from '#server/config/config.ts';
import { connectDatabase } from '#server/db/connect.ts';

try {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = readConfig(process.env);
  const database = await connectDatabase({
    url: DATABASE_URL,
    ownerUrl: DATABASE_OWNER_URL,
    dataDir: DATA_DIR,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'firstrung-installation',
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  try {
    await forgetInstallation(database.connectionString);
    console.log('The next start records the secret and the file storage that it is given.');
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

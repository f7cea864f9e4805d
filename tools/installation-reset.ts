// npm run installation:reset
import { forgetInstallation } from '#server/backup/installation.ts';
import { readConfig } from '#server/config/config.ts';
import { openInstallation } from './open-installation.ts';

try {
  const database = await openInstallation(readConfig(process.env), 'firstrung-installation');
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

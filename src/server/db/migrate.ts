import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationLock = 718_400_2;

/** Brings the schema up to date, all steps in one transaction; of several processes that start together one does it and the others wait. */
export async function migrateDatabase(
  connectionString: string,
  folder = migrationsFolder,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'firstrung-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await requireEveryStep(client, folder);
  } finally {
    await client.end();
  }
}

/** The migrator compares only the newest date, so a step that was merged late with an older date would be passed over. */
async function requireEveryStep(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map((row) => row.hash));
  const skipped = readMigrationFiles({ migrationsFolder: folder }).filter(
    (step) => !applied.has(step.hash),
  );
  if (skipped.length)
    throw new Error(
      `${skipped.length} migration(s) were changed after they ran, or are dated before one that already ran; generate them again.`,
    );
}

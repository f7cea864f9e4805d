import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationLock = 718_400_2;
/**
 * The first of the migrations that builds before the first release had, since squashed into one.
 */
const earlierFirstStep = '7ff09498f60f1185e7c40cfb0fec39c8389ced82a76537b805e1dc5d4e231804';

/**
 * Runs all pending migrations in one transaction; of several processes that start together one
 * migrates and the others wait.
 */
export async function migrateDatabase(
  connectionString: string,
  folder = migrationsFolder,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'firstrung-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseEarlierBuild(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await requireEveryStep(client, folder);
  } finally {
    await client.end();
  }
}

/** The hashes of all migrations of this code, oldest first. */
export const readMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** Runs only the first migrations, as an earlier version had them. */
export async function migrateTo(connectionString: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'firstrung-migrations-'));
  try {
    const journal: { entries: { tag: string }[] } = JSON.parse(
      await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
    );
    const entries = journal.entries.slice(0, count);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrateDatabase(connectionString, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseEarlierBuild(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ steps: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as steps",
  );
  if (!rows[0]?.steps) return;
  const { rowCount } = await client.query(
    'select from drizzle.__drizzle_migrations where hash = $1',
    [earlierFirstStep],
  );
  if (rowCount)
    throw new Error(
      'This database was made by a build from before the first release and cannot be brought up to date. ' +
        'Nothing in it was changed. Set DATA_DIR to an empty folder, or DATABASE_URL to an empty database.',
    );
}

/**
 * The migrator only compares the newest date, so it would skip a migration that was merged late
 * with an older date.
 */
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

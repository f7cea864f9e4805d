import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Connection } from './connect.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
let steps: string[] | undefined;

/** Whether every migration of this code has run; false if the database doesn't answer. */
export async function isMigrated({ pool }: Pick<Connection, 'pool'>): Promise<boolean> {
  steps ??= readMigrationFiles({ migrationsFolder }).map((step) => step.hash);
  const applied = await pool
    .query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    .then(
      ({ rows }) => new Set(rows.map((row) => row.hash)),
      () => new Set<string>(),
    );
  return steps.every((hash) => applied.has(hash));
}

// Backs up a large site and restores it into an empty database, with the commands of an operator.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { loadSecret } from '#server/auth/secret.ts';
import type { Connection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createFileKey } from '#server/ports/files/files.ts';
import { createFolderFiles } from '#server/ports/files/folder.ts';
import { prepareTasks } from '#server/ports/tasks/prepare-tasks.ts';
import { openBenchDatabase } from './bench-database.ts';
import { writeFigures } from './figures.ts';
import { seedSite } from './seed-site.ts';

const postings = Number(process.env['BENCH_POSTINGS'] ?? 100_000);
const applications = Number(process.env['BENCH_APPLICATIONS'] ?? 1_000_000);
const files = { count: 1_000, bytes: 100_000 };

const log = pino({ level: 'error' });
const [load] = loadavg();
const folder = await mkdtemp(join(process.env['BENCH_FOLDER'] ?? tmpdir(), 'firstrung-restore-'));
const [site, other, backups] = ['site', 'other', 'backups'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
try {
  const [before, seconds] = await timed(async () => {
    await fill();
    return sumsOf(site);
  });
  console.log(`filled and summed in ${seconds} s`);
  const [, backupSeconds] = await timed(() => run('tools/backup.ts', [backups], site));
  const name = (await readdir(backups)).find((each) => each.endsWith('.tar')) ?? '';
  const backup = join(backups, name);
  await mkdir(other);
  await copyFile(join(site, 'secret'), join(other, 'secret'));
  const [, restoreSeconds] = await timed(() => run('tools/restore.ts', [backup], other));
  const after = await sumsOf(other);
  if (!isDeepStrictEqual(after, before)) {
    for (const [each, sum] of Object.entries(before))
      if (after[each] !== sum) console.error(`${each}: ${sum} before, ${after[each]} after`);
    throw new Error('The restored site is another one.');
  }
  const rows = Object.values(before).reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
  const size = `${Math.round((await stat(backup)).size / 1_000_000)} MB`;
  writeFigures(
    'restore',
    [
      { what: 'backup', seconds: backupSeconds, result: size, target: '' },
      {
        what: 'restore into an empty database',
        seconds: restoreSeconds,
        result: `${Object.keys(before).length - 1} tables and ${files.count} files with the same checksums`,
        target: '≤ 300',
      },
    ],
    `${postings.toLocaleString('en')} postings, ${applications.toLocaleString('en')} applications, ${(rows - files.count).toLocaleString('en')} rows in all. Load of the machine before the run, from other programs: ${load?.toFixed(1)}.`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, string]> {
  const start = performance.now();
  const result = await work();
  return [result, ((performance.now() - start) / 1000).toFixed(1)];
}

async function run(script: string, words: string[], dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [script, ...words], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}

async function using<Result>(
  dataDir: string,
  work: (database: Connection) => Promise<Result>,
): Promise<Result> {
  const database = await openBenchDatabase(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function fill(): Promise<void> {
  await loadSecret(site);
  await using(site, async ({ connectionString, pool }) => {
    await migrateDatabase(connectionString);
    await prepareTasks({ connectionString, log });
    await seedSite(connectionString, { postings, applications });
    const store = createFolderFiles({ folder: join(site, 'files') });
    for (let n = 0; n < files.count; n += 1) {
      const bytes = randomBytes(files.bytes);
      const key = createFileKey(new Date());
      await store.put(key, bytes, { contentType: 'application/pdf' });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await pool.query(
        `insert into files (id, owner_id, purpose, key, name, media_type, size, sha256, created_at)
         select gen_random_uuid(), id, 'resume', $1, 'cv.pdf', 'application/pdf', $2, $3, now()
         from users limit 1`,
        [key, bytes.byteLength, sha256],
      );
    }
  });
}

/** Rows and checksum of every table, in any order of rows, and of all files by name. */
function sumsOf(dataDir: string): Promise<Record<string, string>> {
  return using(dataDir, async ({ pool }) => {
    const { rows: tables } = await pool.query<{ schema: string; name: string }>(
      `select schemaname as schema, tablename as name from pg_tables
       where schemaname = 'public' or (schemaname, tablename) = ('tasks', 'job') order by 1, 2`,
    );
    const sums: Record<string, string> = {};
    for (const { schema, name } of tables) {
      const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
      const { rows } = await pool.query<{ sum: string }>(
        `select concat_ws(' ', count(*), sum(hashtextextended(t::text, 0)), sum(hashtextextended(t::text, 1))) as sum from ${table} t`,
      );
      sums[`${schema}.${name}`] = rows[0]?.sum ?? '';
    }
    const stored = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    const paths = stored
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted();
    const hash = createHash('sha256');
    for (const path of paths) hash.update(path.slice(dataDir.length)).update(await readFile(path));
    return { ...sums, files: `${paths.length} ${hash.digest('hex')}` };
  });
}

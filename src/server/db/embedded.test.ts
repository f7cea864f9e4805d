import { existsSync, statSync } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { findBinaries } from '#server/db/embedded/find-binaries.ts';
import { findOwner } from '#server/db/embedded/find-owner.ts';
import { readPostmasterPid, spawnPostmaster } from '#server/db/embedded/postmaster.ts';
import { startLedgerWriter } from '#testing/app-process.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { startEmbedded } from './embedded.ts';

const log = pino({ level: 'silent' });
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

async function ask(connectionString: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ answer: unknown }>(`select ${question} as answer`);
  await client.end();
  return rows[0]?.answer;
}

test('REL-03 two app processes that start together on an empty folder share one database, and the last one stops it', async () => {
  await using folder = await temporaryFolder();
  const cluster = join(folder.path, 'postgres');
  await using first = startLedgerWriter({ dataDir: folder.path });
  await using second = startLedgerWriter({ dataDir: folder.path });
  await Promise.all([first.untilKept(20), second.untilKept(20)]);
  expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
  await second.untilKept(20);
  expect([...first.lines, ...second.lines].filter((line) => line.startsWith('failed '))).toEqual(
    [],
  );
  expect(await second.end('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await readPostmasterPid(cluster)).toBeUndefined();

  await using database = await started(folder.path);
  const kept = await ask(database.connectionString, '(select array_agg(id::text) from ledger)');
  expect(new Set(kept as string[])).toEqual(new Set([...first.kept, ...second.kept]));
  expect((await readdir(folder.path)).sort()).toEqual(['postgres', 'postgres.log']);
});

test('REL-03 a killed app process does not count as a user, so the next one to leave stops the database', async () => {
  await using folder = await temporaryFolder();
  await using killed = startLedgerWriter({ dataDir: folder.path });
  await using leaving = startLedgerWriter({ dataDir: folder.path });
  await Promise.all([killed.untilKept(1), leaving.untilKept(1)]);
  await killed.end('SIGKILL');
  await leaving.untilKept(20);
  await leaving.end('SIGTERM');
  expect(await readPostmasterPid(join(folder.path, 'postgres'))).toBeUndefined();
});

test('REL-03 when every app process is killed, the database stops by itself and the next start loses nothing', async () => {
  await using folder = await temporaryFolder();
  await using first = startLedgerWriter({ dataDir: folder.path });
  await using second = startLedgerWriter({ dataDir: folder.path });
  await Promise.all([first.untilKept(20), second.untilKept(20)]);
  await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')]);
  while (await readPostmasterPid(join(folder.path, 'postgres'))) await wait(20);

  await using database = await started(folder.path);
  const kept = await ask(database.connectionString, '(select array_agg(id::text) from ledger)');
  expect(kept).toEqual(expect.arrayContaining([...first.kept, ...second.kept]));
});

test('SEC-44 the app’s role can neither run programs nor read files of the machine', async () => {
  await using folder = await temporaryFolder();
  await using database = await started(folder.path);
  const able =
    "current_setting('is_superuser') || ' ' || pg_has_role('pg_execute_server_program', 'member') || ' ' || pg_has_role('pg_read_server_files', 'member')";
  expect(await ask(database.connectionString, able)).toBe('off false false');
});

test('REL-03 PostgreSQL refuses a second postmaster on the folder, and the first continues', async () => {
  await using folder = await temporaryFolder();
  await using database = await started(folder.path);
  const logFile = join(folder.path, 'postgres.log');
  const owner = findOwner([database.folder]);
  const second = await spawnPostmaster(
    database.folder,
    logFile,
    await findBinaries(folder.path, owner),
    owner,
    {},
  );
  while (!second.ended) await wait(5);
  expect(await readFile(logFile, 'utf8')).toContain('lock file "postmaster.pid" already exists');
  expect(await ask(database.connectionString, '1')).toBe(1);
});

test.each(['postgres.new-', 'postgresql.conf'])(
  'REL-01 a first start that is killed once %s exists does not block the next',
  async (sign) => {
    for (;;) {
      await using folder = await temporaryFolder();
      await using app = startLedgerWriter({ dataDir: folder.path });
      while (!(await halfMade(folder.path)).some((name) => name.startsWith(sign))) await wait(1);
      await app.end('SIGKILL');
      // The start finished before the signal: nothing was interrupted, so there is nothing to check
      // yet.
      if (existsSync(join(folder.path, 'postgres'))) continue;
      await using database = await started(folder.path);
      expect(await ask(database.connectionString, '1')).toBe(1);
      expect((await readdir(folder.path)).sort()).toEqual(['postgres', 'postgres.log']);
      return;
    }
  },
);

test('REL-03 the database runs for each kind of user that this machine allows, and never as root', async () => {
  for (const user of usersToTry()) {
    await using folder = await temporaryFolder();
    await chmod(folder.path, 0o777);
    await using app = startLedgerWriter({ dataDir: join(folder.path, 'data') }, { as: user });
    await app.untilKept(1);
    const { uid } = await stat(join(folder.path, 'data', 'postgres', 'postmaster.pid'));
    expect(uid).toBe(isRoot ? nobody : process.getuid?.());
    await app.end('SIGTERM');
  }
});

test('REL-03 a folder that only its owner can reach, below an inaccessible one, works', async () => {
  await using folder = await temporaryFolder();
  await chmod(folder.path, 0o700);
  await using database = await started(join(folder.path, 'inside', 'deeper'));
  expect(await ask(database.connectionString, '1')).toBe(1);
});

test('REL-03 a folder with a path too long for a socket works', async () => {
  await using folder = await temporaryFolder();
  await using database = await started(join(folder.path, 'x'.repeat(150)));
  expect(await ask(database.connectionString, '1')).toBe(1);
});

test(
  'REL-03 removing the folder in use is detected and reported, and no empty database replaces it',
  { timeout: 30_000 },
  async () => {
    await using folder = await temporaryFolder();
    const database = await startEmbedded({ dataDir: folder.path, log });
    const pid = await readPostmasterPid(database.folder);
    await rm(database.folder, { recursive: true });
    while (!database.problem()) await wait(20);
    expect(database.problem()).toContain('was removed while it was in use');
    process.kill(pid ?? 0, 'SIGKILL');
    await wait(100);
    expect(existsSync(database.folder)).toBe(false);
    await database.release();
  },
);

test('REL-03 a folder that is put back while the database still runs is in use again', async () => {
  await using folder = await temporaryFolder();
  await using database = await started(folder.path);
  const aside = join(folder.path, 'aside');
  await rename(database.folder, aside);
  while (!database.problem()) await wait(20);
  await rename(aside, database.folder);
  while (database.problem()) await wait(20);
  expect(await ask(database.connectionString, '1')).toBe(1);
}, 30_000);

test('REL-03 a folder with other content is refused with a sentence', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'postgres', 'photos'), { recursive: true });
  await expect(startEmbedded({ dataDir: folder.path, log })).rejects.toThrow(
    'is not a database folder',
  );
});

test('REL-03 a machine without a PostgreSQL binary gets one sentence that names DATABASE_URL', async () => {
  await using folder = await temporaryFolder();
  const pretend = 'data:text/javascript,Object.defineProperty(process,"arch",{value:"riscv64"})';
  await using app = startLedgerWriter(
    { dataDir: folder.path },
    { nodeOptions: ['--import', pretend] },
  );
  expect((await app.closed).code).toBe(1);
  expect(app.errors()).toContain(
    `The built-in PostgreSQL can't run here (${process.platform} riscv64: no binary package is installed for it). Set DATABASE_URL`,
  );
});

test('REL-04 every commit reaches the disk', async () => {
  await using folder = await temporaryFolder();
  await using database = await started(folder.path);
  expect(
    await ask(
      database.connectionString,
      "current_setting('fsync') || ' ' || current_setting('synchronous_commit')",
    ),
  ).toBe('on on');
});

async function started(dataDir: string) {
  const database = await startEmbedded({ dataDir, log });
  return { ...database, [Symbol.asyncDispose]: database.release };
}

async function halfMade(dataDir: string): Promise<string[]> {
  const halves = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'));
  const inside = await Promise.all(halves.map((name) => readdir(join(dataDir, name))));
  return [...halves, ...inside.flat()];
}

/** Root can also run as other users, unless no other user may read this copy of the project. */
function usersToTry(): (number | undefined)[] {
  return isRoot && mayOthersEnter(import.meta.dirname) ? [undefined, nobody] : [undefined];
}

function mayOthersEnter(folder: string): boolean {
  return (
    (statSync(folder).mode & 1) === 1 &&
    (folder === dirname(folder) || mayOthersEnter(dirname(folder)))
  );
}

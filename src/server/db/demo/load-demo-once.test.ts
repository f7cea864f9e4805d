import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createFolderFiles } from '#server/ports/files/folder.ts';
import { useDatabase } from '#testing/database.ts';
import { noteDemoRemoved } from './demo-removed.ts';
import { isEmpty } from './is-empty.ts';
import { loadDemoOnce } from './load-demo-once.ts';

const database = useDatabase();
const DATA_DIR = await mkdtemp(join(tmpdir(), 'firstrung-demo-once-'));
const files = createFolderFiles({ folder: join(DATA_DIR, 'files') });
afterAll(() => rm(DATA_DIR, { recursive: true }));
beforeEach(() => database.pool.query('truncate users, companies, admin_users cascade'));

const here = 'http://localhost:3000';
const start = (DEMO: 'on' | 'off', engine: 'embedded' | 'server', publicUrl = here) =>
  loadDemoOnce({
    config: { DEMO, DATA_DIR, publicUrl },
    db: database.db,
    database: { engine },
    files,
    accounts: { hashPassword: async () => 'hashed' },
  });

test('GEN-05 the set loads at the first start of an embedded database, and the second start finds it there', async () => {
  expect(await start('on', 'embedded')).toBe(true);
  const count = async () => (await database.pool.query('select from users')).rowCount;
  const users = await count();
  expect(await start('on', 'embedded')).toBe(true);
  expect(await count()).toBe(users);
});

test.each([
  ['off', 'embedded', here],
  ['on', 'server', here],
  ['on', 'embedded', 'https://jobs.example'],
] as const)(
  'GEN-05 nothing loads when DEMO is %s, the database is %s and the address is %s',
  async (demo, engine, publicUrl) => {
    expect(await start(demo, engine, publicUrl)).toBe(false);
    expect(await isEmpty(database.db)).toBe(true);
  },
);

test('GEN-05 a real account for student@demo.test does not count as the demo set', async () => {
  await database.pool.query(
    `insert into users (id, name, email) values (gen_random_uuid(), 'Somebody', 'student@demo.test')`,
  );
  expect(await start('on', 'embedded')).toBe(false);
});

test('GEN-05 a removed set is not loaded again', async () => {
  await noteDemoRemoved(DATA_DIR);
  expect(await start('on', 'embedded')).toBe(false);
  expect(await isEmpty(database.db)).toBe(true);
});

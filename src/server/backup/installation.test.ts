import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFolderFiles } from '#server/ports/files/folder.ts';
import { createS3Files } from '#server/ports/files/s3.ts';
import { createDatabase, type TestDatabase } from '#testing/database.ts';
import { startFakeS3 } from '#testing/fake-s3.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { forgetInstallation, requireSameInstallation } from './installation.ts';

const secret = 'a secret of thirty-two characters';
const now = new Date('2026-11-24T03:00:00Z');

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  database = await createDatabase();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await database?.drop();
  await folder?.[Symbol.asyncDispose]();
});

const filesIn = (name: string) => createFolderFiles({ folder: join(folder.path, name) });
type Changed = Partial<Parameters<typeof requireSameInstallation>[0]>;
const start = (changed: Changed = {}) =>
  requireSameInstallation({
    connectionString: database.connectionString,
    files: filesIn('files'),
    storageName: 'the folder',
    secret,
    now,
    log: pino({ level: 'silent' }),
    ...changed,
  });

beforeEach(() => forgetInstallation(database.connectionString));

test('REL-42 of several first starts at once one is recorded, and all are the same installation', async () => {
  await Promise.all([start(), start(), start(), start()]);
  await start();
  const { rows } = await database.pool.query('select * from installation');
  expect(rows).toHaveLength(1);
});

test('REL-42 another secret is refused with what to do, and stays refused', async () => {
  await start();
  const other = () => start({ secret: 'another secret of thirty-two chars' });
  await expect(other()).rejects.toThrow(/another secret.*AUTH_SECRET.*installation:reset/su);
  await expect(other()).rejects.toThrow(/another secret/u);
  await start();
});

test('REL-42 another file storage is refused with what to do, before anything is written there', async () => {
  await start();
  const elsewhere = filesIn('elsewhere');
  const put = () => Promise.reject(new Error('It writes.'));
  await expect(start({ files: { ...elsewhere, put } })).rejects.toThrow(
    /are not in the folder.*installation:reset/su,
  );
});

test('REL-42 an unresponsive storage does not prevent startup', async () => {
  await start();
  const read = () => Promise.reject(new Error('timed out'));
  await expect(start({ files: { ...filesIn('files'), read } })).resolves.toBeUndefined();
});

test('REL-42 an unresponsive storage does not prevent the first start, and the next one records both', async () => {
  const put = () => Promise.reject(new Error('timed out'));
  await expect(start({ files: { ...filesIn('files'), put } })).resolves.toBeUndefined();
  await start();
  await expect(start({ files: filesIn('elsewhere') })).rejects.toThrow(/are not in/u);
});

test('REL-42 after a reset the next start records the secret and storage it has', async () => {
  await start();
  await forgetInstallation(database.connectionString);
  const moved = { files: filesIn('moved'), secret: 'another secret of thirty-two chars' };
  await start(moved);
  await expect(start()).rejects.toThrow(/another secret/u);
  await start(moved);
});

test('REL-42 a bucket that does not exist stops the first start and every later one, and says so', async () => {
  await using store = await startFakeS3();
  const options = {
    region: 'auto',
    endpoint: store.endpoint,
    accessKeyId: 'k',
    secretAccessKey: 's',
  };
  const files = createS3Files({ ...options, bucket: store.bucket });
  const missing = createS3Files({ ...options, bucket: 'missing' });
  const failing = () => start({ files: missing, storageName: 'the bucket missing' });
  await expect(failing()).rejects.toThrow(/the bucket missing, does not exist.*S3_BUCKET/u);
  await start({ files });
  await expect(failing()).rejects.toThrow(/the bucket missing, does not exist/u);
  files.close();
  missing.close();
});

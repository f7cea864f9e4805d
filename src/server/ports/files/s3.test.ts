import { expect, test } from 'vitest';
import { startFakeS3 } from '#testing/fake-s3.ts';
import { describeFiles } from './files.suite.ts';
import { createFileKey } from './files.ts';
import { createS3Files } from './s3.ts';

async function openS3(timeLimitMs = 5_000) {
  const store = await startFakeS3();
  const files = createS3Files({
    bucket: store.bucket,
    region: 'eu-central-1',
    endpoint: store.endpoint,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    timeLimitMs,
  });
  return {
    files,
    store,
    count: () => Promise.resolve([...store.objects.keys()].filter((key) => key !== 'probe').length),
    setWritable: (writable: boolean) => {
      store.mode = writable ? 'ok' : 'down';
      return Promise.resolve();
    },
    [Symbol.asyncDispose]: async () => {
      files.close();
      await store[Symbol.asyncDispose]();
    },
  };
}

describeFiles('S3', () => openS3());

const now = new Date('2026-11-21T10:00:00Z');

test('SEC-36 a stored object has its content type and no public grant', async () => {
  await using bench = await openS3();
  const key = createFileKey(now);
  await bench.files.put(key, Buffer.from('resume'), { contentType: 'application/pdf' });
  const object = bench.store.objects.get(key);
  expect(object?.contentType).toBe('application/pdf');
  expect(object?.acl ?? 'private').toBe('private');
});

test('REL-31 a store that is down is an error, never a missing file', async () => {
  await using bench = await openS3();
  const key = createFileKey(now);
  await bench.files.put(key, Buffer.from('resume'), { contentType: 'application/pdf' });
  bench.store.mode = 'down';
  await expect(bench.files.read(key)).rejects.toThrow();
  bench.store.mode = 'ok';
  expect(await bench.files.read(key)).toMatchObject({ size: 6 });
});

test('REL-31 a store that hangs times out within the limit', async () => {
  await using bench = await openS3(400);
  bench.store.mode = 'hangs';
  const started = performance.now();
  await expect(
    bench.files.put(createFileKey(now), Buffer.from('x'), { contentType: 'text/plain' }),
  ).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(10_000);
  await expect(bench.files.read(createFileKey(now))).rejects.toThrow();
  expect(await bench.files.isWritable()).toBe(false);
  expect(performance.now() - started).toBeLessThan(20_000);
});

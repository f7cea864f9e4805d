import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { Input, WEBM, BufferSource } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { expiryOf, largestChunk, recordingQuota } from '#domain/recording/recording-limits.ts';
import { hourMs } from '#domain/time.ts';
import { files } from '#server/db/tables/files.ts';
import { recordingChunks, recordings } from '#server/db/tables/recordings.ts';
import { removeFile, removeOrphans } from '#server/features/file/remove-file.ts';
import { createRecorded, recordedChunks, someQuestion } from '#testing/calls/recording.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadMedia } from './recording-media.ts';
import { removeExpiredRecordings } from './recordings.ts';
import { storeChunk } from './store-chunk.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = recordedChunks;
const webm = { mediaType: 'video/webm' as const };

async function create(by: Student) {
  const asked = { questionId: someQuestion, ...webm };
  return (await world.call(by).recording.create(asked)).id;
}

async function mediaOf(by: Student, recordingId: string): Promise<Buffer> {
  const media = await loadMedia(world.ctx(by), recordingId);
  return buffer(await media.read(null));
}

/** Keys in the storage, once everything that waits to be removed is. */
async function storedKeys(): Promise<string[]> {
  for (const payload of await world.tasks('file.remove')) await removeFile(world.ctx(), payload);
  const folder = join(world.folder, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('incoming'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

test('PRAC-03 chunks become one file with a duration and a seek index, and nothing else stays', async () => {
  const { by, recordingId } = await createRecorded(world);
  const api = world.call(by).recording;
  expect((await api.listUnfinished({})).items).toMatchObject([{ id: recordingId, chunks: 2 }]);
  const done = await api.finish({ recordingId, chunks: 2 });
  expect(done).toMatchObject({ id: recordingId, kind: 'video', questionId: someQuestion });
  expect(Math.abs(done.durationMs - 3_000)).toBeLessThan(200);
  expect(done.expiresAt).toEqual(expiryOf(done.createdAt));

  const media = await mediaOf(by, recordingId);
  using input = new Input({ formats: [WEBM], source: new BufferSource(media) });
  expect(Math.abs((await input.computeDuration()) - 3)).toBeLessThan(0.2);
  // The duration of the header and the cues that a live recording lacks.
  expect(media.includes(Buffer.from([0x44, 0x89]))).toBe(true);
  expect(media.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true);
  expect((await api.list({})).items).toEqual([done]);
  expect((await api.listUnfinished({})).items).toEqual([]);
  expect((await api.loadRoom({})).usedBytes).toBe(media.byteLength);
});

test('PRAC-03 finishing twice at once makes one recording and leaves no second file', async () => {
  await using own = await createWorld();
  const { by, recordingId } = await createRecorded(own);
  const finish = () => own.call(by).recording.finish({ recordingId, chunks: 2 });
  const [one, other] = await Promise.all([finish(), finish()]);
  expect(other).toEqual(one);
  expect(await finish()).toEqual(one);
  expect(await own.rows(files)).toHaveLength(1);
  expect(await own.rows(recordingChunks)).toEqual([]);
  own.passTime(2 * hourMs);
  expect(await removeOrphans(own.ctx({ kind: 'system' }))).toBeGreaterThan(0);
  const media = await loadMedia(own.ctx(by), recordingId);
  expect((await buffer(await media.read(null))).byteLength).toBe(media.size);
});

test('PRAC-03 the same chunk twice, also at once, is stored once', async () => {
  const by = await world.student();
  const recordingId = await create(by);
  const add = () => storeChunk(world.ctx(by), { recordingId, index: 0, bytes: first, ...webm });
  expect(await Promise.all([add(), add()])).toEqual([{ chunks: 1 }, { chunks: 1 }]);
  expect(await add()).toEqual({ chunks: 1 });
  const used = await world.call(by).recording.loadRoom({});
  expect(used.usedBytes).toBe(first.byteLength);
});

test('PRAC-03 a chunk that does not belong is refused, and the recording stays intact', async () => {
  const by = await world.student();
  const stranger = await world.student();
  const recordingId = await create(by);
  const chunk = { recordingId, index: 0, bytes: first, ...webm };
  const refusalOf = (part: Partial<Parameters<typeof storeChunk>[1]>, who = by) =>
    storeChunk(world.ctx(who), { ...chunk, ...part }).then(
      () => 'stored',
      (error: { refusal?: string }) => error.refusal,
    );
  expect(await refusalOf({ bytes: Buffer.from('<html>') })).toBe('FILE_TYPE');
  expect(await refusalOf({})).toBe('stored');
  expect(await refusalOf({ index: 2, bytes: second })).toBe('CHUNK_ORDER');
  expect(await refusalOf({ index: 0, bytes: Buffer.concat([first, second]) })).toBe('CHUNK_ORDER');
  expect(await refusalOf({ index: 1, bytes: second, mediaType: 'video/mp4' })).toBe('FILE_TYPE');
  expect(await refusalOf({ index: 1, bytes: second, mediaType: null })).toBe('FILE_TYPE');
  expect(await refusalOf({ index: 1, bytes: Buffer.alloc(0) })).toBe('FILE_EMPTY');
  expect(await refusalOf({ index: 1, bytes: Buffer.alloc(largestChunk + 1) })).toBe(
    'FILE_TOO_LARGE',
  );
  expect(await refusalOf({ index: 1, bytes: second }, stranger)).toBe('NOT_FOUND');
  const api = world.call(by).recording;
  await expect(api.finish({ recordingId, chunks: 2 })).rejects.toMatchObject({
    code: 'RECORDING_INCOMPLETE',
  });
  expect(await refusalOf({ index: 1, bytes: second })).toBe('stored');
  const { durationMs } = await api.finish({ recordingId, chunks: 2 });
  expect(Math.abs(durationMs - 3_000)).toBeLessThan(200);
  expect(await refusalOf({ index: 2, bytes: second })).toBe('RECORDING_FINISHED');
  await expect(loadMedia(world.ctx(stranger), recordingId)).rejects.toThrow('NOT_FOUND');
});

test('PRAC-03 what a crash left is finished without its last chunk, and noise is refused', async () => {
  const by = await world.student();
  const api = world.call(by).recording;
  const cut = await create(by);
  await storeChunk(world.ctx(by), { recordingId: cut, index: 0, bytes: first, ...webm });
  const { durationMs } = await api.finish({ recordingId: cut, chunks: 1 });
  expect(durationMs).toBeGreaterThan(500);

  const noise = await create(by);
  const bytes = Buffer.concat([first.subarray(0, 4), Buffer.from('noise')]);
  await storeChunk(world.ctx(by), { recordingId: noise, index: 0, bytes, ...webm });
  await expect(api.finish({ recordingId: noise, chunks: 1 })).rejects.toMatchObject({
    code: 'RECORDING_UNREADABLE',
  });
  await api.remove({ recordingId: noise });
  expect((await api.listUnfinished({})).items).toEqual([]);
});

test('PRAC-03 a full storage refuses new recordings and chunks until one is deleted', async () => {
  const { by, recordingId } = await createRecorded(world);
  const api = world.call(by).recording;
  await api.finish({ recordingId, chunks: 2 });
  const open = await create(by);
  await world.db.execute(
    sql`update files set size = ${recordingQuota - 1} where owner_id = ${by.userId}`,
  );
  await expect(create(by)).rejects.toMatchObject({ code: 'RECORDING_QUOTA' });
  const chunk = { recordingId: open, index: 0, bytes: first, ...webm };
  await expect(storeChunk(world.ctx(by), chunk)).rejects.toThrow('RECORDING_QUOTA');
  await api.remove({ recordingId });
  expect(await storeChunk(world.ctx(by), chunk)).toEqual({ chunks: 1 });
  expect(await create(by)).toEqual(expect.any(String));
});

test('PRAC-03 deletion, and 90 days, remove the files too', async () => {
  await using own = await createWorld();
  const outer = world;
  world = own;
  try {
    const { by, recordingId } = await createRecorded(own);
    await own.call(by).recording.finish({ recordingId, chunks: 2 });
    expect(await storedKeys()).toHaveLength(1);
    await own.call(by).recording.remove({ recordingId });
    expect(await storedKeys()).toEqual([]);

    const old = await createRecorded(own);
    const other = await createRecorded(own);
    await own.call(other.by).recording.finish({ recordingId: other.recordingId, chunks: 2 });
    own.passTime(89 * 24 * hourMs);
    const young = await createRecorded(own);
    own.passTime(2 * 24 * hourMs);
    await removeExpiredRecordings(own.ctx({ kind: 'system' }));
    const left = (await own.rows(recordings)).map(({ id }) => id);
    expect(left).toEqual([young.recordingId]);
    expect(left).not.toContain(old.recordingId);
    expect(await storedKeys()).toHaveLength(2);
  } finally {
    world = outer;
  }
});

test('PRAC-03 a transcript belongs to a finished recording of the student', async () => {
  const { by, recordingId } = await createRecorded(world);
  const save = (transcript: string, who = by) =>
    world.call(who).recording.saveTranscript({ recordingId, transcript });
  await expect(save('Early')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await world.call(by).recording.finish({ recordingId, chunks: 2 });
  await expect(save('Hers', await world.student())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await save('I asked first.')).toEqual({ id: recordingId, transcript: 'I asked first.' });
  expect((await world.call(by).recording.list({})).items[0]?.transcript).toBe('I asked first.');
  expect((await save('  ')).transcript).toBeNull();
});

test('PRAC-03 another question comes back only when all others were shown', async () => {
  const api = world.call(await world.student()).recording;
  const start = (await api.findQuestion({})).question?.id ?? '';
  const seen = [start];
  for (;;) {
    const { question } = await api.findQuestion({ after: seen.at(-1) });
    if (question?.id === start) break;
    seen.push(question?.id ?? '');
    expect(seen.length).toBeLessThan(100);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(3);
  expect((await api.findQuestion({ questionId: 'nowhere' })).question).toBeNull();
});

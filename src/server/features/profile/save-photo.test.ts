import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { files, unclaimedKeys } from '#server/db/tables/files.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { removeFile } from '#server/features/file/remove-file.ts';
import { opensLast } from '#testing/opens-last.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadPhoto, savePhoto } from './photos.ts';

let made: World | undefined;
let world: World;
beforeEach(async () => {
  await made?.[Symbol.asyncDispose]();
  world = made = await createWorld();
});
afterAll(() => made?.[Symbol.asyncDispose]());

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few hundred bytes whose header states this size. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.refusal : String(error)),
  );

async function bytesOf(key: string): Promise<Buffer> {
  const stored = await world.files.read(key);
  const parts: Buffer[] = [];
  for await (const part of stored?.stream ?? []) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

test('SEC-35 a photo is re-encoded upright, square and small, without location and camera data', async () => {
  const student = await world.student();
  const bytes = await picture(600, 400)
    .jpeg()
    .withExif({
      IFD0: { Make: 'MARKER-CAMERA', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' },
    })
    .toBuffer();
  expect(bytes.includes('MARKER-CAMERA')).toBe(true);
  const { photoId } = await savePhoto(world.ctx(student), { bytes });
  const [row] = await world.rows(files);
  expect(row).toMatchObject({ id: photoId, purpose: 'photo', mediaType: 'image/webp' });
  const kept = await bytesOf(row?.key ?? '');
  const { format, width, height, exif, xmp, iptc } = await sharp(kept).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 320 });
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(kept.includes('MARKER-CAMERA')).toBe(false);
  expect(await world.call(student).account.me({})).toMatchObject({ account: { photoId } });
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['SVG with an XML declaration', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['GIF', Buffer.from('47494638396101000100800000', 'hex')],
  ['text', Buffer.from('hello')],
  ['a JPEG cut off after its header', Buffer.from('ffd8ffe000104a46494600', 'hex')],
])('SEC-35 %s is refused as a photo, and nothing is stored', async (_, bytes) => {
  const student = await world.student();
  expect(await refusalOf(savePhoto(world.ctx(student), { bytes }))).toBe('PHOTO_TYPE');
  expect(await world.rows(files)).toEqual([]);
  expect(await world.rows(unclaimedKeys)).toEqual([]);
});

test('SEC-35 a picture of 20,000 × 20,000 is refused by its header, before decoding', async () => {
  const student = await world.student();
  const before = process.memoryUsage.rss();
  const bytes = hugePng(20_000, 20_000);
  expect(await refusalOf(savePhoto(world.ctx(student), { bytes }))).toBe('PHOTO_DIMENSIONS');
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  expect(await world.rows(files)).toEqual([]);
});

test('PRAC-07 a new photo replaces the first and deletes its bytes; removing leaves none', async () => {
  const student = await world.student();
  const ctx = world.ctx(student);
  await savePhoto(ctx, { bytes: await picture().png().toBuffer() });
  const [first] = await world.rows(files);
  await savePhoto(ctx, { bytes: await picture().webp().toBuffer() });
  expect(await world.rows(files)).toHaveLength(1);
  for (const payload of await world.tasks('file.remove')) await removeFile(ctx, payload);
  expect(await world.files.read(first?.key ?? '')).toBeNull();
  await world.call(student).profile.removePhoto({});
  for (const payload of await world.tasks('file.remove')) await removeFile(ctx, payload);
  expect(await world.rows(files)).toEqual([]);
  expect((await world.rows(profiles))[0]?.photoFileId).toBeNull();
});

test('SEC-03 a photo is private to its owner, and no other file is served as one', async () => {
  const [student, other] = [await world.student(), await world.student()];
  const { photoId } = await savePhoto(world.ctx(student), {
    bytes: await picture().png().toBuffer(),
  });
  (await loadPhoto(world.ctx(student), photoId)).stream.destroy();
  // Nothing of it is opened for those who may not see it.
  for (const ctx of [world.ctx(other), world.ctx()])
    expect(await refusalOf(loadPhoto(opensLast(ctx), photoId))).toBe('NOT_FOUND');
  const resume = await world.file(student);
  expect(await refusalOf(loadPhoto(world.ctx(student), resume.id))).toBe('NOT_FOUND');
});

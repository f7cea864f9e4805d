import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { createFileKey, type FilesPort } from './files.ts';

export type FilesBench = AsyncDisposable & {
  files: FilesPort;
  /** The number of bodies in the store, complete or partial. */
  count(): Promise<number>;
  /** Makes every write fail until it is called with true again. */
  setWritable(writable: boolean): Promise<void>;
};

const now = new Date('2026-11-21T10:00:00Z');
const PDF = { contentType: 'application/pdf' };

async function bytesOf(files: FilesPort, key: string): Promise<Buffer | undefined> {
  const stored = await files.read(key);
  if (!stored) return undefined;
  const bytes = await buffer(stored.stream);
  expect(stored.size).toBe(bytes.byteLength);
  return bytes;
}

export function describeFiles(driver: string, openBench: () => Promise<FilesBench>) {
  describe(`files in ${driver}`, () => {
    test.each([0, 1, 300_000, 5 * 1024 * 1024])(
      'SEC-40 a file of %i bytes is read back unchanged, from bytes and from a stream',
      async (size) => {
        await using bench = await openBench();
        const bytes = randomBytes(size);
        const [fromBytes, fromStream, fromSized] = [
          createFileKey(now),
          createFileKey(now),
          createFileKey(now),
        ];
        await bench.files.put(fromBytes, bytes, PDF);
        await bench.files.put(fromStream, Readable.from(chunksOf(bytes)), PDF);
        await bench.files.put(fromSized, Readable.from(chunksOf(bytes)), { ...PDF, size });
        for (const key of [fromBytes, fromStream, fromSized])
          expect(bytes.equals((await bytesOf(bench.files, key)) ?? Buffer.from('none'))).toBe(true);
      },
    );

    test('PRAC-03 part of a file is read without the rest', async () => {
      await using bench = await openBench();
      const key = createFileKey(now);
      const bytes = randomBytes(300_000);
      await bench.files.put(key, bytes, PDF);
      const stored = await bench.files.read(key, { start: 70_000, end: 200_000 });
      expect(stored?.size).toBe(130_001);
      const part = await buffer(stored?.stream ?? Readable.from([]));
      expect(part.equals(bytes.subarray(70_000, 200_001))).toBe(true);
    });

    test('REL-31 a file that was never stored, or was deleted, reads as null; deleting twice is fine', async () => {
      await using bench = await openBench();
      const key = createFileKey(now);
      expect(await bench.files.read(key)).toBeNull();
      await bench.files.put(key, Buffer.from('x'), PDF);
      await bench.files.delete(key);
      await bench.files.delete(key);
      expect(await bench.files.read(key)).toBeNull();
      expect(await bench.count()).toBe(0);
    });

    test('REL-31 an aborted stream leaves nothing behind', async () => {
      await using bench = await openBench();
      const key = createFileKey(now);
      const broken = Readable.from(
        (async function* () {
          yield randomBytes(100_000);
          throw new Error('the browser went away');
        })(),
      );
      await expect(bench.files.put(key, broken, PDF)).rejects.toThrow('the browser went away');
      expect(await bench.files.read(key)).toBeNull();
      expect(await bench.count()).toBe(0);
    });

    test('SEC-40 more or fewer bytes than announced are refused, and nothing is stored', async () => {
      await using bench = await openBench();
      const key = createFileKey(now);
      for (const size of [9, 11]) {
        await expect(
          bench.files.put(key, Readable.from([Buffer.alloc(10)]), { ...PDF, size }),
        ).rejects.toThrow('announced');
        await expect(bench.files.put(key, Buffer.alloc(10), { ...PDF, size })).rejects.toThrow(
          'announced',
        );
      }
      expect(await bench.count()).toBe(0);
    });

    test('REL-31 replacing a key shows the old file or the new one, never a mix', async () => {
      await using bench = await openBench();
      const key = createFileKey(now);
      await bench.files.put(key, Buffer.alloc(200_000, 'a'), PDF);
      const writing = bench.files.put(
        key,
        Readable.from(chunksOf(Buffer.alloc(200_000, 'b'))),
        PDF,
      );
      const during = await bytesOf(bench.files, key);
      await writing;
      expect(new Set(during).size).toBe(1);
      expect(new Set(await bytesOf(bench.files, key))).toEqual(new Set(Buffer.from('b')));
    });

    test.each([
      '../secret',
      '2026/11/../../secret',
      '/etc/passwd',
      '2026/11/a.pdf',
      '',
      '2026/11/..',
      'probe',
      '2026\\11\\x',
    ])('SEC-36 %j is not a key of ours, so nothing is stored, read or deleted', async (key) => {
      await using bench = await openBench();
      await expect(bench.files.put(key, Buffer.from('x'), PDF)).rejects.toThrow('file key');
      await expect(bench.files.read(key)).rejects.toThrow('file key');
      await expect(bench.files.delete(key)).rejects.toThrow('file key');
    });

    test('REL-43 writability is reported correctly, before and after a failure', async () => {
      await using bench = await openBench();
      expect(await bench.files.isWritable()).toBe(true);
      await bench.setWritable(false);
      expect(await bench.files.isWritable()).toBe(false);
      await expect(bench.files.put(createFileKey(now), Buffer.from('x'), PDF)).rejects.toThrow();
      await bench.setWritable(true);
      expect(await bench.files.isWritable()).toBe(true);
    });
  });
}

function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.byteLength; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

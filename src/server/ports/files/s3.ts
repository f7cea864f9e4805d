import { openBucket, type S3Options } from './bucket.ts';
import { requireFileKey, type FilesPort } from './files.ts';

const probe = 'probe';
const probeLimitMs = 3_000;

/** Files in a bucket; they are only served by our own handler. */
export function createS3Files(options: S3Options): FilesPort & { close(): void } {
  const bucket = openBucket(options);
  return {
    kind: 's3',
    put: async (key, body, file) => bucket.put(requireFileKey(key), body, file),
    read: async (key, part) => bucket.read(requireFileKey(key), part),
    delete: async (key) => bucket.delete(requireFileKey(key)),
    // One request stores a file whole or not at all.
    removePartial: async () => {},
    isWritable: () =>
      bucket.put(probe, new Uint8Array(1), { limitMs: probeLimitMs }).then(
        () => true,
        () => false,
      ),
    close: bucket.close,
  };
}

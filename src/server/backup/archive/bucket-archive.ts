import { openBucket, type S3Options } from '#server/ports/files/bucket.ts';
import type { ArchiveStore } from './archive-store.ts';

/** A part of a copy has 32 MB, which may go up a slow line. */
const timeLimitMs = 120_000;

/** An archive in a bucket of an S3-compatible store, alone in it or below a folder. */
export function createBucketArchive({
  folder = '',
  ...options
}: S3Options & { folder?: string }): ArchiveStore {
  const bucket = openBucket({ timeLimitMs, ...options });
  const prefix = folder && `${folder}/`;
  const place = `s3://${options.bucket}${folder && `/${folder}`}`;
  return {
    place,
    requirePlace: async () => {
      await bucket.list(prefix, 1).catch((error: Error) => {
        const at = options.endpoint ? ` at ${options.endpoint}` : '';
        throw new Error(
          `${place}${at} can’t be read (${error.name}). Correct ARCHIVE_DIR or the S3 settings, or create the bucket.`,
          { cause: error },
        );
      });
    },
    put: (name, body, size) => bucket.put(prefix + name, body, { size }),
    read: async (name) => (await bucket.read(prefix + name))?.stream ?? null,
    list: async (under) =>
      (await bucket.list(`${prefix}${under}/`)).map((key) => key.slice(prefix.length)),
    remove: (name) => bucket.delete(prefix + name),
  };
}

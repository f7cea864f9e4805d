import { type ArchiveStore, createFolderArchive } from '#server/backup/archive/archive-store.ts';
import type { Config } from '#server/config/config.ts';

/** Opens the folder or the bucket of ARCHIVE_DIR. */
export async function openArchive(place: string, config: Config): Promise<ArchiveStore> {
  const [, bucket, folder] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/u.exec(place) ?? [];
  if (!bucket) return createFolderArchive(place);
  const { createBucketArchive } = await import('#server/backup/archive/bucket-archive.ts');
  return createBucketArchive({ ...s3Of(config, 'ARCHIVE_DIR'), bucket, folder: folder ?? '' });
}

/** How to reach the store that holds the bucket of this setting. */
export function s3Of(config: Config, setting: 'ARCHIVE_DIR' | 'S3_BUCKET') {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error(
      `${setting} names a bucket: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.`,
    );
  return {
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
  };
}

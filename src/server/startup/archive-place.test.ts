import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openArchive } from './archive-place.ts';

const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test.each([
  ['s3://jobs', 's3://jobs'],
  ['s3://jobs/', 's3://jobs'],
  ['s3://jobs/archive/of-jobs/', 's3://jobs/archive/of-jobs'],
  ['/mnt/archive', '/mnt/archive'],
  ['s3-folder', 's3-folder'],
])('REL-42 the archive of %s is in %s', async (place, opened) => {
  const config = readConfig({ ...keys, ARCHIVE_DIR: place });
  expect((await openArchive(place, config)).place).toBe(opened);
});

test.each([{}, { S3_ACCESS_KEY_ID: 'key' }, { S3_SECRET_ACCESS_KEY: 'secret' }])(
  'REL-42 a bucket with the keys %j is refused by the names of the settings',
  async (given) => {
    const config = readConfig({ ...given, ARCHIVE_DIR: 's3://jobs' });
    await expect(openArchive('s3://jobs', config)).rejects.toThrow(
      'ARCHIVE_DIR names a bucket: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.',
    );
  },
);

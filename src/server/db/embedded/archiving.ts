import { existsSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from './find-owner.ts';
import type { Settings } from './postmaster.ts';

/**
 * The folder in the cluster where finished log segments wait for the archive. Archiving continues
 * as long as it exists, whichever process or tool starts the database.
 */
export const outbox = 'wal_out';
export const outboxOf = (cluster: string) => join(cluster, outbox);

const settings: Settings = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `cp %p ${outbox}/%f.part && sync ${outbox}/%f.part && mv ${outbox}/%f.part ${outbox}/%f`,
};

/**
 * The settings to start with. Switching archiving off removes the folder, so that switching it on
 * again begins with a new base: the log between the two is not in the archive.
 */
export async function archivingOf(
  cluster: string,
  owner: Owner | undefined,
  isEnabled: boolean | undefined,
): Promise<Settings> {
  const folder = outboxOf(cluster);
  if (isEnabled === false) await rm(folder, { recursive: true, force: true });
  if (isEnabled === true && !existsSync(folder)) {
    await mkdir(folder, { mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
  }
  return existsSync(folder) ? settings : {};
}

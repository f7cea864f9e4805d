import { installation } from '#server/db/tables/installation.ts';
import { storeBackup } from '#server/features/backup/backups.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

export async function createWritten(world: World) {
  const by = await world.admin();
  const { id: backupId } = await world.call(by).backup.create({});
  await storeBackup(world.ctx({ kind: 'system' }), { backupId });
  return { by, input: { backupId } };
}

/** As the first start notes it; before the next hour of the schedule no backup is due. */
export async function installAt(world: World, createdAt: Date) {
  const row = { createdAt, secretFingerprint: 'a fingerprint', storageKey: 'a key' };
  await world.db.insert(installation).values(row);
}

export const backup: CallsOf<'backup'> = {
  list: async (world) => ({ by: (await createWritten(world)).by, input: {} }),
  optimize: async (world) => ({ by: await world.admin(), input: {} }),
  create: async (world) => ({ by: await world.admin(), input: {} }),
  prepareDownload: createWritten,
};

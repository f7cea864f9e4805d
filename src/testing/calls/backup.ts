import { storeBackup } from '#server/features/backup/store-backup.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

export async function createWritten(world: World) {
  const by = await world.admin();
  const { id: backupId } = await world.call(by).backup.create({});
  await storeBackup(world.ctx({ kind: 'system' }), { backupId });
  return { by, input: { backupId } };
}

export const backup: CallsOf<'backup'> = {
  list: async (world) => ({ by: (await createWritten(world)).by, input: {} }),
  create: async (world) => ({ by: await world.admin(), input: {} }),
  prepareDownload: createWritten,
};

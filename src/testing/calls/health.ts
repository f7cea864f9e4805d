import { addFailedTask } from '#testing/add-failed-task.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

async function createWaiting(world: World) {
  await addFailedTask(world.pool);
  return { by: await world.admin(), input: {} };
}

export const health: CallsOf<'health'> = {
  load: createWaiting,
  loadOverview: createWaiting,
  listWarnings: async (world) => {
    world.ctx().log.error({ requestId: crypto.randomUUID() }, 'a warning of this test');
    return { by: await world.admin(), input: {} };
  },
};

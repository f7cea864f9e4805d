import { addFailedTask } from '#testing/add-failed-task.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

async function createFailed(world: World) {
  const taskId = await addFailedTask(world.pool);
  return { by: await world.admin(), input: { taskId } };
}

export const task: CallsOf<'task'> = {
  listFailed: async (world) => ({ ...(await createFailed(world)), input: {} }),
  repeat: createFailed,
};

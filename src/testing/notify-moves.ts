import { graceMs } from '#domain/undo.ts';
import { notifyBatch } from '#server/features/application/notices.ts';
import type { World } from './world.ts';

/** Lets the undo period pass, and runs what was queued for its end. */
export async function notifyMoves(world: World): Promise<void> {
  world.passTime(graceMs + 1_000);
  for (const batch of await world.tasks('application.notify-batch'))
    await notifyBatch(world.ctx({ kind: 'system' }), batch);
}

import type { Ctx } from '#server/context.ts';
import { publishLive } from '#server/live/publish-live.ts';

/** Updates a student's open home pages when the caller's transaction commits. */
export async function notifyHome({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await publishLive(db, { userId, kind: 'home.changed', data: {} });
}

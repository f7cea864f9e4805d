import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { insertMissingNotifications } from './notification.store.ts';

/** Notifies many users at once under ids of the caller's; those whom an earlier try has told are left out. The ids that are new. */
export async function notifyUsers(
  ctx: Ctx,
  rows: { id: string; userId: string; data: NotificationData }[],
): Promise<Set<string>> {
  const told = await insertMissingNotifications(ctx, rows);
  await publishLiveAll(
    ctx.db,
    rows
      .filter(({ id }) => told.has(id))
      .map(({ id, userId, data }) => ({ userId, kind: 'notification', data: { id, ...data } })),
  );
  return told;
}

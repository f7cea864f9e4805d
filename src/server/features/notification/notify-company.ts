import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { loadRecruiterIds } from './notification.store.ts';
import { notifyUser } from './notify-user.ts';

/** Notifies everyone in a company who looks after applications. */
export async function notifyCompany(
  ctx: Ctx,
  companyId: string,
  data: NotificationData,
): Promise<void> {
  for (const userId of await loadRecruiterIds(ctx, companyId)) await notifyUser(ctx, userId, data);
}

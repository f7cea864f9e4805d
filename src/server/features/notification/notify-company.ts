import { v7 as uuid } from 'uuid';
import type { CompanySettingName } from '#domain/company/company-settings.ts';
import type { NotificationData, NotificationKind } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettingsOf } from '#server/features/company/load-settings.ts';
import { listBlindMembers } from '#server/features/scorecard/list-blind.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { blindDataOf } from './blind-data-of.ts';
import { listRecruiters, type Recruiter } from './list-recruiters.ts';
import { notifyUsers } from './notify-users.ts';

/** The company's switch for a kind of notification. */
const switches: Partial<Record<NotificationKind, CompanySettingName>> = {
  'application.received': 'notifiesApplications',
  'application.message': 'notifiesMessages',
  'application.left': 'notifiesWithdrawals',
};

/**
 * Notifies everyone in a company who handles applications, and returns them with the ids of their
 * notifications. If the company turned this kind off, open pages only refresh and nobody is
 * returned. Those who review the application blind are not told the name.
 */
export async function notifyCompany(
  ctx: Ctx,
  companyId: string,
  data: NotificationData,
): Promise<(Recruiter & { notificationId: string; isBlind: boolean })[]> {
  const postingId = 'postingId' in data ? data.postingId : null;
  const recruiters = (await listRecruiters(ctx, companyId, postingId)).map((recruiter) => ({
    ...recruiter,
    notificationId: uuid(),
  }));
  const name = switches[data.kind];
  if (name !== undefined && !(await loadSettingsOf(ctx, companyId))[name]) {
    await publishLiveAll(
      ctx.db,
      recruiters.map(({ userId }) => ({ userId, kind: 'application.changed', data: { by: null } })),
    );
    return [];
  }
  const blind =
    'applicationId' in data
      ? await listBlindMembers(
          ctx,
          data.applicationId,
          recruiters.map(({ userId }) => userId),
        )
      : new Set<string>();
  await notifyUsers(
    ctx,
    recruiters.map(({ userId, notificationId: id }) => ({
      id,
      userId,
      data: blind.has(userId) ? blindDataOf(data) : data,
    })),
  );
  return recruiters.map((each) => ({ ...each, isBlind: blind.has(each.userId) }));
}

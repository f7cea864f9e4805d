import { v7 as uuid } from 'uuid';
import type { CompanySettingName } from '#domain/company/company-settings.ts';
import type { NotificationData, NotificationKind } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettingsOf } from '#server/features/company/company-settings.ts';
import { listBlindMembers } from '#server/features/scorecard/list-blind.ts';
import { listMuted } from '#server/features/setting/own-settings.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { insertMissingNotifications, loadRecruiters } from './notification.store.ts';
import { blindDataOf } from './own-notifications.ts';

type Row = { id: string; userId: string; data: NotificationData };

/**
 * Notifies many users under the caller's ids and skips those notified by an earlier attempt. Users
 * who turned this kind off get no notification, but their open pages still update. Returns all new
 * ids, including theirs.
 */
export async function notifyUsers(ctx: Ctx, rows: Row[]): Promise<Set<string>> {
  const muted = await mutedOf(ctx, rows);
  const notified = await insertMissingNotifications(
    ctx,
    rows.filter((row) => !muted.has(row)),
  );
  await publishLiveAll(
    ctx.db,
    rows
      .filter((row) => muted.has(row) || notified.has(row.id))
      .map((row) => {
        const { id, userId, data } = row;
        if (!muted.has(row)) return { userId, kind: 'notification', data: { id, ...data } };
        return 'applicationId' in data
          ? { userId, kind: 'application.changed', data: { by: '' } }
          : { userId, kind: 'home.changed', data: {} };
      }),
  );
  return new Set([...notified, ...[...muted].map(({ id }) => id)]);
}

async function mutedOf(ctx: Ctx, rows: Row[]): Promise<Set<Row>> {
  const muted = new Set<Row>();
  for (const kind of new Set(rows.map(({ data }) => data.kind))) {
    const ofKind = rows.filter(({ data }) => data.kind === kind);
    const users = await listMuted(
      ctx,
      ofKind.map(({ userId }) => userId),
      kind,
    );
    for (const row of ofKind) if (users.has(row.userId)) muted.add(row);
  }
  return muted;
}

/**
 * Stores a notification and sends it to the user's open browsers, in the caller's transaction.
 * Returns its id.
 */
export async function notifyUser(
  ctx: Ctx,
  userId: string,
  data: NotificationData,
): Promise<string> {
  const id = uuid();
  await notifyUsers(ctx, [{ id, userId, data }]);
  return id;
}

type Recruiter = Awaited<ReturnType<typeof loadRecruiters>>[number];

/** Who handles the applications to this posting; with null, to any. */
export function listRecruiters(
  ctx: Ctx,
  companyId: string,
  postingId: string | null,
): Promise<Recruiter[]> {
  return loadRecruiters(ctx, companyId, postingId);
}

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

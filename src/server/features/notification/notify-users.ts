import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { listMuted } from '#server/features/setting/list-muted.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { insertMissingNotifications } from './notification.store.ts';

type Row = { id: string; userId: string; data: NotificationData };

/**
 * Notifies many users at once under ids of the caller's; those whom an earlier try has told are left out. Who turned
 * this kind off is not notified, but what is open still follows the change. The ids that are new, those of the latter too.
 */
export async function notifyUsers(ctx: Ctx, rows: Row[]): Promise<Set<string>> {
  const muted = await mutedOf(ctx, rows);
  const told = await insertMissingNotifications(
    ctx,
    rows.filter((row) => !muted.has(row)),
  );
  await publishLiveAll(
    ctx.db,
    rows
      .filter((row) => (muted.has(row) ? 'applicationId' in row.data : told.has(row.id)))
      .map((row) => {
        const { id, userId, data } = row;
        return muted.has(row)
          ? { userId, kind: 'application.changed', data: { by: '' } }
          : { userId, kind: 'notification', data: { id, ...data } };
      }),
  );
  return new Set([...told, ...[...muted].map(({ id }) => id)]);
}

/** The rows whose users do not want to hear of their kind. */
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

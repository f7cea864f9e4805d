import type { NotificationData } from '#domain/notification/notification.ts';
import type { Ctx } from '#server/context.ts';
import { listMuted } from '#server/features/setting/list-muted.ts';
import { publishLiveAll } from '#server/live/publish-live.ts';
import { insertMissingNotifications } from './notification.store.ts';

type Row = { id: string; userId: string; data: NotificationData };

/**
 * Notifies many users under the caller's ids and skips those notified by an earlier attempt. Users
 * who turned this kind off get no notification, but their open pages still update. Returns all new
 * ids, including theirs.
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
      .filter((row) => muted.has(row) || told.has(row.id))
      .map((row) => {
        const { id, userId, data } = row;
        if (!muted.has(row)) return { userId, kind: 'notification', data: { id, ...data } };
        return 'applicationId' in data
          ? { userId, kind: 'application.changed', data: { by: '' } }
          : { userId, kind: 'home.changed', data: {} };
      }),
  );
  return new Set([...told, ...[...muted].map(({ id }) => id)]);
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

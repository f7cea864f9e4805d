import { v7 as uuid } from 'uuid';
import type { DriveState } from '#domain/drive/drive.ts';
import { dueDates, type Lead, leads, wantsReminder } from '#domain/drive/reminder.ts';
import { orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import {
  deleteFollow,
  deleteState,
  insertFollow,
  insertReminders,
  loadDue,
  upsertState,
} from './drive-mark.store.ts';
import { findDrive, findShownDrive } from './drive.store.ts';

/** A student marks what they see; what they marked can be taken back from any drive. */
async function requireMarkable(
  ctx: Ctx,
  scope: StudentScope,
  { driveId, isRemoved }: { driveId: string; isRemoved: boolean },
): Promise<void> {
  orNotFound(await (isRemoved ? findDrive(ctx, driveId) : findShownDrive(ctx, scope, driveId)));
}

/** Follows or unfollows a drive. Idempotent. */
export async function setFollow(
  ctx: Ctx,
  { driveId, isFollowing }: { driveId: string; isFollowing: boolean },
) {
  const scope = requireStudent(ctx);
  await requireMarkable(ctx, scope, { driveId, isRemoved: !isFollowing });
  return inTransaction(ctx, async (tx) => {
    await (isFollowing ? insertFollow : deleteFollow)(tx, scope, driveId);
    await notifyHome(tx, scope.studentId);
    return { isFollowing };
  });
}

/** Marks how far the student got with a drive; null removes the mark. Idempotent. */
export async function setState(
  ctx: Ctx,
  { driveId, state }: { driveId: string; state: DriveState | null },
) {
  const scope = requireStudent(ctx);
  await requireMarkable(ctx, scope, { driveId, isRemoved: state === null });
  if (state === null) await deleteState(ctx, scope, driveId);
  else await upsertState(ctx, scope, { driveId, state });
  return { state };
}

/**
 * Reminds followers of dates in three days, a day and three hours. Each reminder is marked in the
 * transaction that sends it, so it is sent once.
 */
export async function sendReminders(ctx: Ctx): Promise<void> {
  for (const lead of leads) await inTransaction(ctx, (tx) => sendDue(tx, lead));
}

async function sendDue(tx: Ctx, lead: Lead): Promise<void> {
  const due = await loadDue(tx, dueDates(lead, tx.now));
  const reminders = due.filter(({ state, kind }) => wantsReminder(state, kind));
  const sent = await insertReminders(
    tx,
    reminders.map((row) => ({ ...row, lead })),
  );
  const names = new Map(reminders.map((row) => [row.driveId, row]));
  await notifyUsers(
    tx,
    sent.flatMap(({ userId, driveId, kind: date, at }) => {
      const drive = names.get(driveId);
      if (drive === undefined) return [];
      const { companyName, title } = drive;
      const data = {
        kind: 'drive.reminder' as const,
        driveId,
        companyName,
        title,
        date,
        at: at.toISOString(),
        lead,
      };
      return [{ id: uuid(), userId, data }];
    }),
  );
}

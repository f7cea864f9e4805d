import { v7 as uuid } from 'uuid';
import { type Lead, dueDates, leads, wantsReminder } from '#domain/drive/reminder.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { insertReminders, loadDue } from './drive-reminder.store.ts';

/**
 * Reminds followers of dates in three days, a day and three hours. Each reminder is marked in the
 * transaction that sends it, so it is sent once.
 */
export async function sendReminders(ctx: Ctx): Promise<void> {
  for (const lead of leads) await inTransaction(ctx, (tx) => sendDue(tx, lead));
}

async function sendDue(tx: Ctx, lead: Lead): Promise<void> {
  const due = await loadDue(tx, dueDates(lead, tx.now));
  const wanted = due.filter(({ state, kind }) => wantsReminder(state, kind));
  const sent = await insertReminders(
    tx,
    wanted.map((row) => ({ ...row, lead })),
  );
  const names = new Map(wanted.map((row) => [row.driveId, row]));
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

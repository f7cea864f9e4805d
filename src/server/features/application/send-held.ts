import { v7 as uuid } from 'uuid';
import { graceMs } from '#domain/application/bulk-move.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyUsers } from '#server/features/notification/notify-users.ts';
import { findInAnyState } from '#server/features/posting/load-posting.ts';
import { lockPosting } from './application.store.ts';
import { deleteHeld, findSender, type HeldKey, loadDueHeld } from './held-application.store.ts';
import { submitApplication } from './submit-application.ts';

/**
 * Sends an application that was not undone, once, however often this runs. Where that is no longer
 * possible, as when the job was closed meanwhile, the student is notified.
 */
export async function sendHeld(ctx: Ctx, key: HeldKey): Promise<void> {
  try {
    await inTransaction(ctx, (tx) => send(tx, key));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await inTransaction(ctx, async (tx) => {
      const held = await deleteHeld(tx, key, lastDue(tx));
      if (held !== undefined && error.refusal !== 'ALREADY_APPLIED') await notifyUnsent(tx, key);
    });
  }
}

/** Sends what is due and was not sent by its own task, as after a change of the clock. */
export async function sendDueHeld(ctx: Ctx): Promise<void> {
  for (const key of await loadDueHeld(ctx, lastDue(ctx))) {
    await sendHeld(ctx, key).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'an application was not sent'),
    );
  }
}

const lastDue = ({ now }: Ctx) => new Date(now.getTime() - graceMs);

async function send(tx: Ctx, key: HeldKey): Promise<void> {
  // Before the held application, as the deletion of a company does.
  await lockPosting(tx, key.postingId);
  const held = await deleteHeld(tx, key, lastDue(tx));
  if (held === undefined) return;
  const sender = await findSender(tx, key.studentId);
  if (sender === undefined) return;
  const actor = { kind: 'student' as const, userId: key.studentId, sessionId: '' };
  await submitApplication(
    { ...tx, actor },
    {
      postingId: key.postingId,
      resumeFileId: held.resumeFileId,
      source: held.source ?? undefined,
      fullName: `${sender.firstName} ${sender.lastName}`.trim(),
      email: sender.email,
      phone: sender.phone ?? '',
      coverLetter: '',
    },
  );
}

async function notifyUnsent(tx: Ctx, { studentId: userId, postingId }: HeldKey): Promise<void> {
  const posting = await findInAnyState(tx, postingId);
  if (posting === undefined) return;
  const { title: postingTitle, companyName } = posting;
  const data = { kind: 'application.unsent' as const, postingId, postingTitle, companyName };
  await notifyUsers(tx, [{ id: uuid(), userId, data }]);
}

import { v7 as uuid } from 'uuid';
import { printedName } from '#domain/account/printed-name.ts';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import { findAnswerProblems } from '#domain/application/find-answer-problems.ts';
import { graceMs } from '#domain/undo.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireOwnFile } from '#server/features/file/load-file.ts';
import { notifyUsers } from '#server/features/notification/notices.ts';
import { findInAnyState } from '#server/features/posting/public-postings.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockPosting } from './application.store.ts';
import {
  deleteHeld,
  findSender,
  type HeldKey,
  insertHeld,
  loadDueHeld,
} from './held-application.store.ts';
import { requireApplicable, submitApplication } from './submit-application.ts';

type Input = { postingId: string; resumeFileId: string; source?: PostingSource | undefined };

/** Applies with one click: the application is sent once it can no longer be undone. */
export async function createHeld(ctx: Ctx, { postingId, resumeFileId, source }: Input) {
  const { studentId } = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockPosting(tx, postingId);
    const posting = await requireApplicable(tx, postingId);
    if (findAnswerProblems(posting.screeningQuestions, {}).size > 0)
      throw new AppError('QUESTIONS_CHANGED');
    const resume = await requireOwnFile(tx, resumeFileId);
    const held = { studentId, postingId, resumeFileId: resume.id, source: source ?? null };
    const isFirst = await insertHeld(tx, held);
    if (!isFirst) throw new AppError('ALREADY_APPLIED');
    const sendsAt = new Date(ctx.now.getTime() + graceMs);
    const payload = { studentId, postingId };
    await tx.tasks.add(tx.db, 'application.send-held', payload, { startAfter: sendsAt });
    return { postingId, sendsAt };
  });
}

/**
 * Sends an application that was not undone, once, however often this runs. If that is no longer
 * possible, for example because the job has closed, the student is notified.
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

/** Sends due applications whose own task didn't, for example after a clock change. */
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
      fullName: printedName(sender),
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

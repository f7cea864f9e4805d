import type { PostingSource } from '#domain/analytics/posting-source.ts';
import { graceMs } from '#domain/application/bulk-move.ts';
import { findAnswerProblems } from '#domain/application/find-answer-problems.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireOwnFile } from '#server/features/file/require-own-file.ts';
import { requireStudent } from '#server/scopes.ts';
import { lockPosting } from './application.store.ts';
import { insertHeld } from './held-application.store.ts';
import { requireApplicable } from './require-applicable.ts';

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

import { maxLengths } from '#domain/assessment/assessment.ts';
import { maxAnswerLength, maxTextAnswerLength } from '#domain/skill-test/skill-test.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findAnswer, lockOwnSitting, updateAnswer } from './own-sitting.store.ts';
import { requireOpenAnswer } from './require-open-answer.ts';
import type { AnswerRow } from './sitting.store.ts';

type Input = { sittingId: string; place: number; answer: string; version: number };

/** Stores an answer while its section runs, if no other tab has changed it in between. */
export async function saveSittingAnswer(ctx: Ctx, { sittingId, place, ...values }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    const row = await requireOpenAnswer(tx, found, place);
    if (values.answer.length > longestOf(row)) throw new AppError('ANSWER_TOO_LONG');
    const key = { companyId: row.companyId, id: row.sittingId };
    const saved = await updateAnswer(tx, key, place, values);
    if (saved) return { answer: saved.answer, version: saved.version };
    const stored = await findAnswer(tx, key, place);
    if (!stored) throw new AppError('NOT_FOUND');
    const { answer, version } = stored;
    // A repeated request changes nothing.
    if (answer === values.answer) return { answer, version };
    throw new AppError('ANSWER_CHANGED', { answer, version });
  });
}

function longestOf({ question }: AnswerRow): number {
  if (question.kind === 'open') return maxLengths.openAnswer;
  return question.asked.made.kind === 'text' ? maxTextAnswerLength : maxAnswerLength;
}

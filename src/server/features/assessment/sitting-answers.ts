import { maxLengths, type AssessmentContent } from '#domain/assessment/assessment.ts';
import { sectionAt } from '#domain/assessment/sitting-clock.ts';
import { maxAnswerLength, maxTextAnswerLength } from '#domain/skill-test/skill-test.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { runItem } from '#server/features/skill-test/test-runs.ts';
import { requireStudent } from '#server/scopes.ts';
import { findAnswer, findOwnSitting, lockOwnSitting, updateAnswer } from './own-sitting.store.ts';
import { timesOf } from './running-sitting-of.ts';
import type { AnswerRow, SittingRow } from './sitting.store.ts';

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
    const stored = orNotFound(await findAnswer(tx, key, place));
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

type RunSittingAnswerInput = { sittingId: string; place: number; answer: string };

/** Runs an answer with the cases that are shown, or shows what a query finds. */
export async function runSittingAnswer(
  ctx: Ctx,
  { sittingId, place, answer }: RunSittingAnswerInput,
) {
  const scope = requireStudent(ctx);
  const row = await requireOpenAnswer(ctx, await findOwnSitting(ctx, scope, sittingId), place);
  const generated = row.question.kind === 'keyed' ? row.question.asked.made : undefined;
  return runItem(ctx, scope, generated, answer);
}

/** The question at a place, if the sitting takes answers to it at this moment. */
export async function requireOpenAnswer(
  ctx: Ctx,
  found: { sitting: SittingRow; content: AssessmentContent } | undefined,
  place: number,
): Promise<AnswerRow> {
  if (!found) throw new AppError('NOT_FOUND');
  const times = timesOf(found.sitting, found.content);
  const section = times && sectionAt(times, ctx.now);
  if (found.sitting.submittedAt !== null || !section) throw new AppError('TEST_OVER');
  const row = orNotFound(await findAnswer(ctx, found.sitting, place));
  if (row.question.section !== section.at) throw new AppError('SECTION_OVER');
  return row;
}

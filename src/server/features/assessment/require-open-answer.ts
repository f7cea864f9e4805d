import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { sectionAt } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { findAnswer } from './own-sitting.store.ts';
import type { AnswerRow, SittingRow } from './sitting.store.ts';
import { timesOf } from './times-of.ts';

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
  const row = await findAnswer(ctx, found.sitting, place);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.question.section !== section.at) throw new AppError('SECTION_OVER');
  return row;
}

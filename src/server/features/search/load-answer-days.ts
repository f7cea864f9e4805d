import { answerDays } from '#domain/application/answer-days.ts';
import type { Ctx } from '#server/context.ts';
import { loadMedianAnswers } from './search-answer.store.ts';
import type { CardRow } from './search-card.store.ts';

/**
 * The measured days to the first response for each company of these postings. Omits companies with
 * too few responses.
 */
export async function loadAnswerDays(
  ctx: Ctx,
  rows: readonly Pick<CardRow, 'companyId'>[],
): Promise<Map<string, number>> {
  const companyIds = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
  if (companyIds.length === 0) return new Map();
  const medians = await loadMedianAnswers(ctx, companyIds);
  return new Map([...medians].map(([id, seconds]) => [id, answerDays(seconds)]));
}

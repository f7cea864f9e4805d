import { answerDays } from '#domain/application/answer-days.ts';
import type { Ctx } from '#server/context.ts';
import { loadMedianAnswers } from './search-answer.store.ts';
import type { CardRow } from './search-card.store.ts';

/** How many days each company of these postings takes to its first answer, as measured; those that answered too seldom are left out. */
export async function loadAnswerDays(
  ctx: Ctx,
  rows: readonly Pick<CardRow, 'companyId'>[],
): Promise<Map<string, number>> {
  const companyIds = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
  if (companyIds.length === 0) return new Map();
  const medians = await loadMedianAnswers(ctx, companyIds);
  return new Map([...medians].map(([id, seconds]) => [id, answerDays(seconds)]));
}

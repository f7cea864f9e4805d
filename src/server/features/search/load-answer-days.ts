import { answerDays, countedAnswers } from '#domain/application/answer-days.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyScope } from '#server/scopes.ts';
import { loadMedianAnswers, type MedianAnswer } from './search-answer.store.ts';
import type { CardRow } from './search-card.store.ts';

export type AnswerTime = { days: number; count: number };

/**
 * The measured days to the first response for each company of these postings. Omits companies with
 * too few responses, and those that don't show it.
 */
export async function loadAnswerDays(
  ctx: Ctx,
  rows: readonly Pick<CardRow, 'companyId'>[],
): Promise<Map<string, AnswerTime>> {
  const companyIds = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
  if (companyIds.length === 0) return new Map();
  const medians = await loadMedianAnswers(ctx, companyIds);
  return new Map(
    medians.flatMap((each) => {
      const time = each.isShown ? answerTimeOf(each) : null;
      return time === null ? [] : [[each.id, time]];
    }),
  );
}

/** What students see of the reader's own company, or would see if it were shown. */
export async function loadOwnAnswerDays(ctx: Ctx, { companyId }: CompanyScope) {
  const [own] = await loadMedianAnswers(ctx, [companyId]);
  return {
    days: (own && answerTimeOf(own)?.days) ?? null,
    count: own?.count ?? 0,
    fewest: countedAnswers.fewest,
    isShown: own?.isShown ?? true,
  };
}

function answerTimeOf({ count, median }: MedianAnswer): AnswerTime | null {
  if (median === null || count < countedAnswers.fewest) return null;
  return { days: answerDays(median), count };
}

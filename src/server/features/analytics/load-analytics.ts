import type { Analytics } from '#contract/analytics.ts';
import { type AnalyticsRange, daysOf, defaultRange } from '#domain/analytics/analytics-range.ts';
import { receivedFilterOf } from '#domain/application/received-filter.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { listTitles } from '#server/features/application/list-titles.ts';
import { loadOwnAnswerDays } from '#server/features/search/load-answer-days.ts';
import { requireMember } from '#server/scopes.ts';
import { findDays, type FunnelRow, loadFunnel } from './analytics.store.ts';

const mostPostings = 100;

type Asked = { range?: AnalyticsRange | undefined; postingId?: string | undefined };

/**
 * How the applications of a range of days went on. Every count is the total of the list of
 * applications with the same filters.
 */
export async function loadAnalytics(ctx: Ctx, asked: Asked): Promise<Analytics> {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  const { range = defaultRange, postingId } = asked;
  const [rows, days, titles, shown] = await Promise.all([
    loadFunnel(ctx, scope, receivedFilterOf({ range, postingId }, ctx.now)),
    findDays(ctx, scope, daysOf(range)),
    listTitles(ctx, postingId),
    loadOwnAnswerDays(ctx, scope),
  ]);
  if (postingId !== undefined && !titles.items.some(({ id }) => id === postingId))
    throw new AppError('NOT_FOUND');
  const [all, ...postings] = rows;
  if (all === undefined) throw new Error('A total has one row.');
  return {
    days,
    funnel: stepsOf(all),
    answers: answersOf(all),
    shown,
    postings: postings.slice(0, mostPostings).map((row) => ({
      id: row.postingId ?? '',
      title: row.title ?? '',
      ...stepsOf(row),
      ...answersOf(row),
    })),
    postingsCapped: postings.length > mostPostings,
    titles: titles.items,
    titlesCapped: titles.isCapped,
  };
}

const stepsOf = ({
  applications,
  under_review,
  interview_scheduled,
  offer_made,
  hired,
}: FunnelRow) => ({ applications, under_review, interview_scheduled, offer_made, hired });

const answersOf = ({ answered, open, medianSeconds }: FunnelRow) => ({
  answered,
  open,
  medianSeconds,
});

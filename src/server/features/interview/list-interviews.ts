import { instantOf, isTimeZone } from '#domain/event/instant-of.ts';
import { type InterviewStatus, openInterviewStatuses } from '#domain/interview/interview.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireMember } from '#server/scopes.ts';
import { interviewCardsOf } from './interview-card-of.ts';
import { countCards, loadCards, pageCards } from './interview-list.store.ts';

type Narrow = { search?: string | undefined; status?: InterviewStatus | undefined };
type Input = Narrow & { when?: 'open' | 'closed' | 'unfinished' | undefined };

const isOpen = (status: InterviewStatus) =>
  (openInterviewStatuses as readonly InterviewStatus[]).includes(status);

/** The company's interviews; interviewers see their own. */
export async function listInterviews(
  ctx: Ctx,
  { search, status, when, ...paging }: Paging & Input,
) {
  const scope = requireMember(ctx);
  const isUnfinished = when === 'unfinished';
  const side = status
    ? isOpen(status)
      ? 'open'
      : 'closed'
    : isUnfinished
      ? undefined
      : (when ?? 'open');
  const filter = {
    scope,
    when: side,
    status,
    search,
    unfinishedAt: isUnfinished ? ctx.now : undefined,
  } as const;
  const [page, count] = await Promise.all([
    pageCards(ctx, filter, paging),
    countCards(ctx, filter),
  ]);
  return {
    ...page,
    items: await interviewCardsOf(ctx, page.items),
    total: cappedTotal(count),
    mayArrange: !scope.onlyAssigned,
  };
}

const mostInWeek = 500;

/** What takes place, or could, in a week that starts on that date in that time zone. */
export async function listWeek(
  ctx: Ctx,
  { from, timeZone, search, status }: Narrow & { from: string; timeZone: string },
) {
  const scope = requireMember(ctx);
  if (!isTimeZone(timeZone)) throw new AppError('TIME_ZONE_UNKNOWN');
  const start = instantOf(`${from}T00:00`, timeZone);
  if (start === null) throw new AppError('INVALID_INPUT');
  const nextWeek = new Date(Date.parse(`${from}T00:00Z`) + 7 * 24 * 60 * 60_000);
  const end = instantOf(`${nextWeek.toISOString().slice(0, 10)}T00:00`, timeZone) ?? nextWeek;
  const filter = { scope, search, status, within: { from: start, to: end } };
  return { items: await interviewCardsOf(ctx, await loadCards(ctx, filter, mostInWeek)) };
}

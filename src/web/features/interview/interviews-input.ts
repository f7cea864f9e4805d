import { dayIn } from '#domain/event/instant-of.ts';
import { interviewStatuses } from '#domain/interview/interview.ts';
import { dayMs } from '#domain/time.ts';
import { filterInput, listInput, searchIn } from '#web/lib/list-input.ts';

/** What the URL asks of the list. */
export function interviewsInput(params: URLSearchParams) {
  const status = interviewStatuses.find((one) => one === params.get('status'));
  const when = (['closed', 'unfinished'] as const).find((one) => one === params.get('status'));
  return listInput(params, { status, when, search: searchIn(params) });
}

const day = /^20\d\d-\d\d-\d\d$/u;

export const todayIn = (timeZone: string) => dayIn(new Date(), timeZone);

/** The Monday of the week in the URL, or of this week. */
export function weekOf(params: URLSearchParams, timeZone: string): string {
  const week = params.get('week') ?? '';
  const date = day.test(week) && !Number.isNaN(Date.parse(week)) ? week : todayIn(timeZone);
  const at = new Date(`${date}T00:00Z`);
  return dateOf(at.getTime() - ((at.getUTCDay() || 7) - 1) * dayMs);
}

export const addDays = (date: string, days: number) =>
  dateOf(Date.parse(`${date}T00:00Z`) + days * dayMs);

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export function weekInput(params: URLSearchParams, timeZone: string) {
  const { status, search } = interviewsInput(params);
  return {
    from: weekOf(params, timeZone),
    timeZone,
    ...filterInput({ status, search }),
  };
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { InterviewCard } from '#contract/interview.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { dateTimeFormat } from '#domain/intl.ts';
import { createFormat } from '#texts/format.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { InterviewStatusBadge } from './interview-facts.tsx';
import { addDays, weekInput } from './interviews-input.ts';

const firstHour = 8;
const lastHour = 20;

/** The interviews of a week by day and hour, in the reader's time zone. */
export function WeekGrid({ week }: { week: string }) {
  const t = useTexts();
  const { locale, timeZone } = useLocale();
  const [params] = useSearchParams();
  const { items } = useSuspenseQuery(
    api.interview.listWeek.queryOptions({ input: weekInput(params, timeZone) }),
  ).data;
  const days = Array.from({ length: 7 }, (_, at) => addDays(week, at));
  const linkTo = (date: string) => {
    const to = new URLSearchParams(params);
    to.set('week', date);
    return `?${to.toString()}`;
  };
  const placed = items.flatMap((interview) => {
    if (interview.startsAt === null) return [];
    const [date = '', clock = ''] = wallClockOf(interview.startsAt, timeZone).split('T');
    const hour = Math.min(Math.max(Number(clock.slice(0, 2)), firstHour), lastHour);
    return [{ interview, date, hour }];
  });
  const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, at) => firstHour + at);
  const weekday = dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const nameOf = (date: string) => weekday.format(new Date(date));
  return (
    <section aria-label={t('interview.page.week')} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" to={linkTo(addDays(week, -7))}>
          {t('interview.page.previous')}
        </ButtonLink>
        <ButtonLink size="sm" to={linkTo(addDays(week, 7))}>
          {t('interview.page.next')}
        </ButtonLink>
      </div>
      <div className="overflow-x-auto rounded-card border border-line">
        <table className="w-full min-w-[56rem] table-fixed border-collapse text-13">
          <caption className="sr-only">{t('interview.page.week')}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-16 p-2 text-start font-medium text-ink-muted">
                {t('interview.page.hour')}
              </th>
              {days.map((date) => (
                <th key={date} scope="col" className="p-2 text-start font-medium">
                  {nameOf(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour} className="h-12 border-t border-line align-top">
                <th scope="row" className="p-2 text-start font-normal text-ink-muted tabular-nums">
                  {String(hour).padStart(2, '0')}:00
                </th>
                {days.map((date) => (
                  <td key={date} className="border-s border-line p-1">
                    {placed
                      .filter((one) => one.date === date && one.hour === hour)
                      .map(({ interview }) => (
                        <WeekEntry key={interview.id} interview={interview} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function WeekEntry({ interview }: { interview: InterviewCard }) {
  const format = useFormat();
  const { locale, timeZone } = useLocale();
  const { startsAt, endsAt, candidateZone: zone } = interview;
  if (startsAt === null || endsAt === null) return null;
  const own = format.time(startsAt);
  const theirs = zone && zone !== timeZone ? createFormat(locale, zone).time(startsAt) : own;
  return (
    <a
      href={`/company-dashboard/applications/${interview.applicationId}?tab=interviews`}
      className="mb-1 flex flex-col gap-0.5 rounded-control border border-line bg-surface p-1.5 text-ink no-underline hover:border-primary"
    >
      <span className="font-medium wrap-anywhere">{interview.candidateName}</span>
      <span className="text-ink-muted tabular-nums">
        {own}–{format.time(endsAt)}
        {theirs !== own && ` (${theirs} ${zone?.split('/').at(-1)?.replaceAll('_', ' ')})`}
      </span>
      <span className="wrap-anywhere">{interview.title}</span>
      <InterviewStatusBadge status={interview.status} />
    </a>
  );
}

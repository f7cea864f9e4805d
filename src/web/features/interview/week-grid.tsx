import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { dateTimeFormat } from '#domain/intl.ts';
import { createFormat } from '#texts/format.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { filterLink } from '#web/lib/page-links.ts';
import { useFormat, useLocale, useOwnZone, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';
import { InterviewStatusBadge } from './interview-facts.tsx';
import { addDays, todayIn, weekInput, weekOf } from './interviews-input.ts';
import { hoursOf, weekEntries, type WeekEntry } from './week-entries.ts';

/** A week by day and hour in the reader's time zone; below 1024 px, day by day. */
export function WeekGrid() {
  const t = useTexts();
  const format = useFormat();
  const { timeZone } = useLocale();
  const isZoneKnown = useOwnZone() !== null;
  const [params] = useSearchParams();
  const week = useQuery({
    ...api.interview.listWeek.query(weekInput(params, timeZone)),
    // A week starts when it does where the reader is.
    enabled: isZoneKnown,
  });
  if (week.isError) return <LoadError level={2} title={t('interview.load-failed')} query={week} />;
  const monday = weekOf(params, timeZone);
  const today = todayIn(timeZone);
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const entries = weekEntries(week.data?.items ?? [], timeZone).filter(({ date }) =>
    days.includes(date),
  );
  const tentative = entries.filter((entry) => entry.isTentative).length;
  const isFiltered = params.has('search') || params.has('status');
  const toWeek = (date: string) => filterLink(params, { view: 'week', week: date });
  return (
    <section aria-labelledby="week" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="week" className="text-16 font-semibold">
            {t('interview.week.range', {
              from: format.day(monday),
              to: format.day(addDays(monday, 6)),
            })}
          </h2>
          <p role="status" className="text-13 text-ink-muted">
            {week.data &&
              (entries.length === 0
                ? t('interview.week.empty')
                : [
                    t('interview.page.count', { count: entries.length - tentative }),
                    ...(tentative > 0 ? [t('interview.week.tentative', { count: tentative })] : []),
                  ].join(' · '))}
          </p>
        </div>
        <nav aria-label={t('interview.week.weeks')} className="flex flex-wrap gap-2">
          <ButtonLink size="sm" icon={ChevronLeft} to={toWeek(addDays(monday, -7))}>
            {t('interview.week.previous')}
          </ButtonLink>
          {!days.includes(today) && (
            <ButtonLink size="sm" to={toWeek(today)}>
              {t('interview.week.this')}
            </ButtonLink>
          )}
          <ButtonLink size="sm" icon={ChevronRight} to={toWeek(addDays(monday, 7))}>
            {t('interview.week.next')}
          </ButtonLink>
        </nav>
      </div>
      {week.data ? (
        <>
          <Hours days={days} today={today} entries={entries} />
          <Days days={days} today={today} entries={entries} isFiltered={isFiltered} />
        </>
      ) : (
        <SkeletonGroup label={t('interview.loading')}>
          <SkeletonLines lines={8} />
        </SkeletonGroup>
      )}
    </section>
  );
}

type Shown = { days: readonly string[]; entries: readonly WeekEntry[] };

function Hours({ days, today, entries }: Shown & { today: string }) {
  const t = useTexts();
  const nameOf = useDayName('short');
  const { locale } = useLocale();
  const clock = dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <div className="rounded-card border border-line bg-surface max-lg:hidden">
      <table className="w-full table-fixed border-collapse text-13">
        <caption className="sr-only">{t('interview.week.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-20 p-2 text-start font-medium text-ink-muted">
              {t('interview.week.hour')}
            </th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                aria-current={date === today ? 'date' : undefined}
                className={joinClasses(
                  'border-s border-line p-2 text-start font-medium',
                  date === today && 'bg-primary-soft text-primary',
                )}
              >
                {nameOf(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hoursOf(entries).map((hour) => (
            <tr key={hour} className="h-10 border-t border-line align-top">
              <th
                scope="row"
                className="p-2 text-start font-normal whitespace-nowrap text-ink-muted tabular-nums"
              >
                {clock.format(Date.UTC(2024, 0, 1, hour))}
              </th>
              {days.map((date) => (
                <td key={date} className="border-s border-line p-1">
                  {entries
                    .filter((entry) => entry.date === date && entry.hour === hour)
                    .map((entry) => (
                      <Entry key={entry.key} entry={entry} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** This week begins today; the days before are folded. */
function Days({
  days,
  today,
  entries,
  isFiltered,
}: Shown & { today: string; isFiltered: boolean }) {
  const t = useTexts();
  const isThisWeek = days.includes(today);
  const past = isThisWeek ? days.filter((date) => date < today) : [];
  const earlier = entries.filter(({ date }) => past.includes(date)).length;
  const dayOf = (date: string) => (
    <Day
      key={date}
      date={date}
      isToday={date === today}
      entries={entries.filter((entry) => entry.date === date)}
    />
  );
  return (
    <div className="flex flex-col gap-5 lg:hidden">
      {earlier > 0 && (
        <Disclosure
          summary={`${t('interview.week.earlier')} (${earlier})`}
          open={isFiltered}
          className="-mb-2"
        >
          <ul className="flex flex-col gap-5">{past.map(dayOf)}</ul>
        </Disclosure>
      )}
      <ul className="flex flex-col gap-5">
        {days.filter((date) => !past.includes(date)).map(dayOf)}
      </ul>
    </div>
  );
}

function Day({
  date,
  isToday,
  entries,
}: {
  date: string;
  isToday: boolean;
  entries: readonly WeekEntry[];
}) {
  const t = useTexts();
  const nameOf = useDayName('long');
  if (entries.length === 0 && !isToday) return null;
  return (
    <li>
      <h3
        aria-current={isToday ? 'date' : undefined}
        className={joinClasses('mb-2 text-14 font-semibold', isToday && 'text-primary')}
      >
        {nameOf(date)}
      </h3>
      <div className="flex flex-col gap-1 text-14">
        {entries.length === 0 && <p className="text-ink-muted">{t('interview.week.none-today')}</p>}
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </div>
    </li>
  );
}

function useDayName(weekday: 'short' | 'long') {
  const { locale } = useLocale();
  const format = dateTimeFormat(locale, {
    weekday,
    day: 'numeric',
    month: weekday,
    timeZone: 'UTC',
  });
  return (date: string) => format.format(new Date(date));
}

function Entry({ entry }: { entry: WeekEntry }) {
  const t = useTexts();
  const format = useFormat();
  const { locale, timeZone } = useLocale();
  const { interview, startsAt, endsAt, isTentative } = entry;
  const zone = interview.candidateZone;
  const hours = dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const own = format.time(startsAt);
  const theirs = zone && zone !== timeZone ? createFormat(locale, zone).time(startsAt) : own;
  return (
    <Link
      to={`/company-dashboard/applications/${interview.applicationId}?tab=interviews`}
      className={joinClasses(
        'mb-1 flex flex-col items-start gap-0.5 rounded-control border p-1.5 text-ink no-underline hover:border-primary max-lg:p-3',
        isTentative && 'border-dashed border-line-strong bg-background',
        interview.status === 'scheduled' && 'border-line bg-info-soft',
        !isTentative && interview.status !== 'scheduled' && 'border-line bg-surface',
      )}
    >
      <span className="font-medium wrap-anywhere">{interview.candidateName}</span>
      <span className="text-ink-muted tabular-nums">
        {hours.formatRange(startsAt, endsAt)}
        {theirs !== own &&
          ` (${t('interview.week.theirs', {
            time: theirs,
            place: zone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '',
          })})`}
      </span>
      <span className="wrap-anywhere">{interview.title}</span>
      {isTentative ? (
        <Badge tone="accent">{t('interview.week.proposed')}</Badge>
      ) : (
        interview.status !== 'scheduled' && <InterviewStatusBadge status={interview.status} />
      )}
    </Link>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DriveDate } from '#contract/drive.ts';
import { dateTimeFormat } from '#domain/intl.ts';
import { api } from '#web/lib/api.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { dayOf, monthAfter, monthInput, monthOf, weeksOf } from './drive-input.ts';

/** The dates of one month as a grid, with the same dates as a list below. */
export function DriveCalendar({ now }: { now: Date }) {
  const t = useTexts();
  const { locale, timeZone } = useLocale();
  const [params] = useSearchParams();
  const thisMonth = monthOf(now, timeZone);
  const input = monthInput(params, thisMonth);
  const { data } = useSuspenseQuery(api.drive.listDates.queryOptions({ input }));
  const { month } = input;
  const name = dateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  const items = data.items.filter(({ at }) => monthOf(at, timeZone) === month);
  const linkTo = (to: string) => filterLink(params, { month: to === thisMonth ? '' : to });
  return (
    <section className="flex flex-col gap-4" aria-labelledby="drive-month">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="drive-month" className="text-20 font-semibold">
          {name}
        </h2>
        <nav aria-label={t('drive.calendar.choose')} className="flex gap-2">
          {month !== thisMonth && (
            <ButtonLink to={linkTo(thisMonth)} variant="ghost" preventScrollReset>
              {t('drive.calendar.today')}
            </ButtonLink>
          )}
          <ButtonLink
            to={linkTo(monthAfter(month, -1))}
            variant="secondary"
            icon={ChevronLeft}
            preventScrollReset
          >
            <span className="sr-only">{t('drive.calendar.previous')}</span>
          </ButtonLink>
          <ButtonLink
            to={linkTo(monthAfter(month, 1))}
            variant="secondary"
            icon={ChevronRight}
            preventScrollReset
          >
            <span className="sr-only">{t('drive.calendar.next')}</span>
          </ButtonLink>
        </nav>
      </div>
      <MonthGrid month={month} items={items} name={name} today={dayOf(now, timeZone)} />
      <DateList items={items} name={name} />
    </section>
  );
}

type Dates = { items: readonly DriveDate[]; name: string };

function MonthGrid({ month, items, name, today }: Dates & { month: string; today: string }) {
  const t = useTexts();
  const { locale, timeZone } = useLocale();
  const weeks = weeksOf(month);
  const weekday = (day: string, style: 'short' | 'long') =>
    dateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <table className="w-full table-fixed border-collapse overflow-hidden rounded-card border border-line bg-surface">
      <caption className="sr-only">{t('drive.calendar.caption', { month: name })}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={weekday(day, 'long')}
              className="border-b border-line py-2 text-12 font-medium text-ink-muted"
            >
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isOutside={!day.startsWith(month)}
                isToday={day === today}
                items={items.filter(({ at }) => dayOf(at, timeZone) === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({
  day,
  items,
  isOutside,
  isToday,
}: {
  day: string;
  items: readonly DriveDate[];
  isOutside: boolean;
  isToday: boolean;
}) {
  const t = useTexts();
  return (
    <td className="h-14 border border-line p-1 align-top first:border-s-0 last:border-e-0 sm:h-24 sm:p-2">
      {!isOutside && (
        <>
          <time
            dateTime={day}
            aria-current={isToday ? 'date' : undefined}
            className={joinClasses(
              'inline-flex size-6 items-center justify-center rounded-chip text-12 tabular-nums',
              isToday ? 'bg-primary font-semibold text-on-primary' : 'text-ink-muted',
            )}
          >
            {Number(day.slice(8))}
          </time>
          {items.length > 0 && (
            <span
              aria-hidden="true"
              className="mx-auto mt-1 block size-2 rounded-chip bg-primary sm:hidden"
            />
          )}
          <ul className="mt-1 flex flex-col gap-1 max-sm:hidden">
            {items.map((item) => (
              <li
                key={`${item.driveId} ${item.kind}`}
                className={joinClasses(
                  'rounded-small px-1.5 py-0.5 text-12 wrap-anywhere',
                  item.isStale
                    ? 'bg-hover text-ink-muted'
                    : item.isFollowing
                      ? 'bg-accent-soft text-on-accent-soft'
                      : 'bg-primary-soft text-primary',
                )}
              >
                {t('drive.calendar.date', {
                  company: item.companyName,
                  kind: t(`drive.kinds.${item.kind}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

function DateList({ items, name }: Dates) {
  const t = useTexts();
  const format = useFormat();
  if (items.length === 0) {
    return <p className="text-14 text-ink-muted">{t('drive.calendar.empty', { month: name })}</p>;
  }
  return (
    <div>
      <h3 className="text-16 font-semibold">{t('drive.calendar.list', { month: name })}</h3>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li
            key={`${item.driveId} ${item.kind}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-14"
          >
            <span className="text-ink">
              <span className="font-medium">
                {t('drive.calendar.date', {
                  company: item.companyName,
                  kind: t(`drive.kinds.${item.kind}`),
                })}
              </span>{' '}
              <span className="text-ink-muted">
                {[
                  item.title,
                  item.isFollowing && t('drive.calendar.following'),
                  item.isStale && t('drive.calendar.stale'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <time dateTime={item.at.toISOString()} className="text-13 text-ink-muted tabular-nums">
              {format.dateTime(item.at)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

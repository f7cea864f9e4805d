import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { dayIn } from '#domain/event/instant-of.ts';
import { dateTimeFormat } from '#domain/intl.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { monthAfter, monthOf, weeksOf, firstWeekday } from './months.ts';
import { filterLink } from './page-links.ts';
import { useFormat, useLocale, useTexts } from './texts.tsx';

export type CalendarDate = {
  key: string;
  at: Date;
  label: string;
  /** What the list says after the label. */
  detail: string;
  /** The page of the entry. */
  to?: string | undefined;
  tone: 'primary' | 'accent' | 'muted';
};

const tones = {
  primary: 'bg-primary-soft text-primary',
  accent: 'bg-accent-soft text-on-accent-soft',
  muted: 'bg-hover text-ink-muted',
};

/** The dates of one month as a grid, with the same dates as a list below. */
export function MonthCalendar({
  month,
  now,
  dates,
}: {
  month: string;
  now: Date;
  dates: readonly CalendarDate[];
}) {
  const t = useTexts();
  const { locale, timeZone } = useLocale();
  const [params] = useSearchParams();
  const thisMonth = monthOf(now, timeZone);
  const name = dateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  const items = dates.filter(({ at }) => monthOf(at, timeZone) === month);
  const linkTo = (to: string) => filterLink(params, { month: to === thisMonth ? '' : to });
  return (
    <section className="flex flex-col gap-4" aria-labelledby="calendar-month">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="calendar-month" className="text-20 font-semibold">
          {name}
        </h2>
        <nav aria-label={t('calendar.choose')} className="flex gap-2">
          {month !== thisMonth && (
            <ButtonLink to={linkTo(thisMonth)} variant="ghost" preventScrollReset>
              {t('calendar.today')}
            </ButtonLink>
          )}
          <ButtonLink
            to={linkTo(monthAfter(month, -1))}
            variant="secondary"
            icon={ChevronLeft}
            preventScrollReset
          >
            <span className="sr-only">{t('calendar.previous')}</span>
          </ButtonLink>
          <ButtonLink
            to={linkTo(monthAfter(month, 1))}
            variant="secondary"
            icon={ChevronRight}
            preventScrollReset
          >
            <span className="sr-only">{t('calendar.next')}</span>
          </ButtonLink>
        </nav>
      </div>
      <MonthGrid month={month} items={items} name={name} today={dayIn(now, timeZone)} />
      <DateList items={items} name={name} />
    </section>
  );
}

type Dates = { items: readonly CalendarDate[]; name: string };

function MonthGrid({ month, items, name, today }: Dates & { month: string; today: string }) {
  const t = useTexts();
  const { locale, timeZone } = useLocale();
  const weeks = weeksOf(month, firstWeekday(locale));
  const weekday = (day: string, style: 'short' | 'long') =>
    dateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <table className="w-full table-fixed border-collapse overflow-hidden rounded-card border border-line bg-surface">
      <caption className="sr-only">{t('calendar.caption', { month: name })}</caption>
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
                items={items.filter(({ at }) => dayIn(at, timeZone) === day)}
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
  items: readonly CalendarDate[];
  isOutside: boolean;
  isToday: boolean;
}) {
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
            {items.map(({ key, label, tone, to }) => (
              <li
                key={key}
                className={joinClasses(
                  'rounded-small px-1.5 py-0.5 text-12 wrap-long-words',
                  tones[tone],
                )}
              >
                {to === undefined ? (
                  label
                ) : (
                  <Link to={to} className="text-inherit no-underline hover:underline">
                    {label}
                  </Link>
                )}
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
  if (items.length === 0)
    return <p className="text-14 text-ink-muted">{t('calendar.empty', { month: name })}</p>;
  return (
    <div>
      <h3 className="text-16 font-semibold">{t('calendar.list', { month: name })}</h3>
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ key, label, detail, at, to }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-14"
          >
            <span className="text-ink">
              {to === undefined ? (
                <span className="font-medium">{label}</span>
              ) : (
                <Link to={to} className="inline-flex touch-height items-center font-medium">
                  {label}
                </Link>
              )}{' '}
              <span className="text-ink-muted">{detail}</span>
            </span>
            <time dateTime={at.toISOString()} className="text-13 text-ink-muted tabular-nums">
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { MonthCalendar } from '#web/lib/month-calendar.tsx';
import { monthOf } from '#web/lib/months.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { monthInput } from './drive-input.ts';

/** The announced dates of drives, month by month. */
export function DriveCalendar({ now }: { now: Date }) {
  const t = useTexts();
  const { timeZone } = useLocale();
  const [params] = useSearchParams();
  const input = monthInput(params, monthOf(now, timeZone));
  const { items } = useSuspenseQuery(api.drive.listDates.query(input)).data;
  const dates = items.map(
    ({ driveId, companyName: company, title, kind, at, isStale, isFollowing }) => ({
      key: `${driveId} ${kind}`,
      at,
      label: t('drive.calendar.date', { company, kind: t(`drive.kinds.${kind}`) }),
      detail: [
        title,
        isFollowing && t('drive.calendar.following'),
        isStale && t('drive.calendar.stale'),
      ]
        .filter(Boolean)
        .join(' · '),
      tone: isStale ? ('muted' as const) : isFollowing ? ('accent' as const) : ('primary' as const),
    }),
  );
  return <MonthCalendar month={input.month} now={now} dates={dates} />;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { jobsPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { MonthCalendar } from '#web/lib/month-calendar.tsx';
import { monthIn, monthOf } from '#web/lib/months.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';

const tones = { interview: 'primary', offer: 'accent', deadline: 'muted' } as const;

/** The student's interviews, offers to answer, and deadlines of saved jobs, month by month. */
export function OwnCalendar() {
  const t = useTexts();
  const { timeZone } = useLocale();
  const [params] = useSearchParams();
  const [now] = useState(() => new Date());
  const month = monthIn(params, monthOf(now, timeZone));
  const { items } = useSuspenseQuery(api.application.listOwnDates.query({ month })).data;
  const dates = items.map(
    ({ kind, at, applicationId, postingId, postingTitle: title, companyName }) => ({
      key: `${kind} ${applicationId ?? postingId} ${at.toISOString()}`,
      at,
      label: t(`applications.dates.${kind}`, { title }),
      detail: companyName,
      to: applicationId === null ? `${jobsPath}/${postingId}` : `?application=${applicationId}`,
      tone: tones[kind],
    }),
  );
  return (
    <div className="mt-6 flex flex-col gap-4">
      <p className="text-14 text-ink-muted">{t('applications.calendar-text')}</p>
      <MonthCalendar month={month} now={now} dates={dates} />
    </div>
  );
}

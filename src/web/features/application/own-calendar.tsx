import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { jobsPath, ownAssessmentPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { MonthCalendar } from '#web/lib/month-calendar.tsx';
import { monthIn, monthOf } from '#web/lib/months.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';

const tones = {
  interview: 'primary',
  assessment: 'accent',
  offer: 'accent',
  deadline: 'muted',
} as const;

type OwnDate = { applicationId: string | null; sittingId: string | null; postingId: string };

function pathOf({ applicationId, sittingId, postingId }: OwnDate): string {
  if (sittingId !== null) return ownAssessmentPath(sittingId);
  return applicationId === null ? `${jobsPath}/${postingId}` : `?application=${applicationId}`;
}

/** What the student has to attend, answer or apply to, month by month. */
export function OwnCalendar() {
  const t = useTexts();
  const { timeZone } = useLocale();
  const [params] = useSearchParams();
  const [now] = useState(() => new Date());
  const month = monthIn(params, monthOf(now, timeZone));
  const { items } = useSuspenseQuery(api.application.listOwnDates.query({ month })).data;
  const dates = items.map((item) => ({
    key: `${item.kind} ${pathOf(item)} ${item.at.toISOString()}`,
    at: item.at,
    label: t(`applications.dates.${item.kind}`, {
      title: item.postingTitle,
      assessment: item.assessmentTitle ?? '',
    }),
    detail: item.companyName,
    to: pathOf(item),
    tone: tones[item.kind],
  }));
  return (
    <div className="mt-6 flex flex-col gap-4">
      <p className="text-14 text-ink-muted">{t('applications.calendar-text')}</p>
      <MonthCalendar month={month} now={now} dates={dates} />
    </div>
  );
}

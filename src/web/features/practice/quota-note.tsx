import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dateTimeFormat } from '#domain/intl.ts';
import { api } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

export const quotaQuery = () => api.practice.loadQuota.query();

/** The day in UTC, where the month of the plan begins. */
export function useUtcDay() {
  const { locale } = useLocale();
  const format = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (at: Date) => format.format(at);
}

/** How many sessions the plan has left this month. */
export function QuotaNote() {
  const t = useTexts();
  const dayOf = useUtcDay();
  const { plan, limit, used, resetsAt } = useSuspenseQuery(quotaQuery()).data;
  if (limit === null) return null;
  const date = dayOf(resetsAt);
  const name = t(`plan.names.${plan}`);
  const link = <Link to="/student-dashboard/plan">{t('plan.limit.action')}</Link>;
  if (used >= limit)
    return (
      <Callout
        tone="warning"
        title={t('plan.limit.mockInterviewsAMonth.title', { plan: name, limit })}
      >
        {t('practice.quota.used-up-text', { date })} {link}
      </Callout>
    );
  return (
    <p className="text-14 text-ink-muted">
      {t('practice.quota.left', { used, limit, plan: name })} {t('practice.quota.help')}
    </p>
  );
}

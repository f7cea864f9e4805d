import type { ReactNode } from 'react';
import type { OwnPlan } from '#contract/plan.ts';
import { dateTimeFormat } from '#domain/intl.ts';
import { isNearLimit } from '#domain/plan/may-use.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { usePlanDates } from './use-plan-dates.ts';

export const stateTones = {
  trialing: 'info',
  active: 'success',
  past_due: 'danger',
  cancelled: 'warning',
  expired: 'neutral',
} as const;

/** The plan with its next date, and how much of it is used. */
export function CurrentPlan({ own, renewal }: { own: OwnPlan; renewal: ReactNode }) {
  const t = useTexts();
  const dates = usePlanDates(own);
  return (
    <Card
      title={
        <>
          {t('plan.current', { plan: t(`plan.names.${own.plan}`) })}{' '}
          {own.state && own.state !== 'expired' && (
            <Badge tone={stateTones[own.state]}>{t(`plan.states.${own.state}`)}</Badge>
          )}
        </>
      }
      description={dates}
      action={renewal}
    >
      <ul className="grid gap-5 sm:grid-cols-2">
        {own.uses.map((use) => (
          <li key={use.use}>
            <Use {...use} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Use({ use, used, limit, resetsAt }: OwnPlan['uses'][number]) {
  const t = useTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (limit === null || limit === 0) {
    return (
      <p className="flex items-baseline justify-between gap-3 text-13">
        <span className="font-medium">{t(`plan.uses.${use}`)}</span>
        <span className="text-ink-muted tabular-nums">
          {limit === 0
            ? t('plan.not-included')
            : t('plan.used-unlimited', { used: format.number(used) })}
        </span>
      </p>
    );
  }
  return (
    <>
      <Progress
        label={t(`plan.uses.${use}`)}
        value={Math.min(used, limit)}
        max={limit}
        valueText={t('plan.used', { used: format.number(used), limit: format.number(limit) })}
        tone={used >= limit ? 'danger' : isNearLimit(limit, used) ? 'warning' : 'accent'}
      />
      {resetsAt && (
        <p className="mt-1.5 text-13 text-ink-muted">
          {t('plan.resets', { date: day.format(resetsAt) })}
        </p>
      )}
    </>
  );
}

import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { FunnelChart } from '#web/ui/funnel-chart.tsx';
import { analyticsInput, listPath } from './analytics-input.ts';

/** What happened before the application. Views are counts without people, so they open no list. */
export function ViewsCard({ data: { views, funnel, days } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const isPartial = views.since !== null && views.since > days.first;
  return (
    <Card title={t('analytics.views.title')} description={t('analytics.views.text')}>
      {views.since === null ? (
        <p className="text-14 text-ink-muted">{t('analytics.views.none')}</p>
      ) : (
        <>
          <FunnelChart
            label={t('analytics.views.title')}
            steps={[
              { key: 'opened', name: t('analytics.views.opened'), value: views.opened },
              { key: 'started', name: t('analytics.views.started'), value: views.started },
              {
                key: 'applications',
                name: t('analytics.views.submitted'),
                value: funnel.applications,
                to: listPath(analyticsInput(params)),
              },
            ]}
            format={format.number}
            formatShare={(share) => format.number(share, { style: 'percent' })}
            texts={{
              column: t('analytics.funnel.step'),
              count: t('analytics.views.count'),
              ofFirst: t('analytics.views.of-first'),
              ofPrevious: t('analytics.funnel.of-previous'),
              table: t('dashboard.show-as-table'),
            }}
          />
          {isPartial && (
            <p className="mt-3 text-13 text-ink-muted">
              {t('analytics.views.since', { day: format.day(views.since) })}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

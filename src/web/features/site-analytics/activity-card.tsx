import { Link } from 'react-router';
import type { SiteAnalytics } from '#contract/site-analytics.ts';
import type { AnalyticsRange } from '#domain/analytics/analytics-range.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { siteListPath } from './site-analytics-input.ts';

type Props = { data: SiteAnalytics; range: AnalyticsRange };

/** What happened today and in the period; each count opens its list. */
export function ActivityCard({ data: { activity, activeSince, days }, range }: Props) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Card title={t('site-analytics.activity.title')}>
      <table className="w-full text-14 tabular-nums">
        <caption className="sr-only">{t('site-analytics.activity.title')}</caption>
        <thead>
          <tr className="border-b border-line text-13 text-ink-muted">
            <th scope="col" className="pb-2 text-start font-medium">
              {t('site-analytics.activity.figure')}
            </th>
            <th scope="col" className="ps-3 pb-2 text-end font-medium">
              {t('site-analytics.activity.today')}
            </th>
            <th scope="col" className="ps-3 pb-2 text-end font-medium">
              {t('site-analytics.activity.period')}
            </th>
          </tr>
        </thead>
        <tbody>
          {activity.map(({ figure, today, period }) => {
            const name = t(`site-analytics.figure.${figure}`);
            const cell = (at: 'today' | 'period', count: number) => (
              <td className="ps-3 text-end">
                <Link
                  to={siteListPath(figure, at === 'today' ? 'today' : range)}
                  aria-label={t(`site-analytics.activity.open-${at}`, {
                    figure: name,
                    count: format.number(count),
                  })}
                  className="inline-flex min-h-10 touch-height min-w-10 items-center justify-end font-semibold text-ink underline underline-offset-2"
                >
                  {format.number(count)}
                </Link>
              </td>
            );
            return (
              <tr key={figure} className="border-b border-line last:border-b-0">
                <th scope="row" className="text-start font-normal">
                  {name}
                </th>
                {cell('today', today)}
                {cell('period', period)}
              </tr>
            );
          })}
        </tbody>
      </table>
      {(activeSince === null || activeSince > days.first) && (
        <p className="mt-3 text-13 text-ink-muted">
          {activeSince === null
            ? t('site-analytics.activity.active-none')
            : t('site-analytics.activity.active-since', { day: format.day(activeSince) })}
        </p>
      )}
    </Card>
  );
}

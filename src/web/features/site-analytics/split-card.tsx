import { Link } from 'react-router';
import type { SiteAnalytics } from '#contract/site-analytics.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';

/** How many users there are of each type, with their share of all. */
export function SplitCard({ data: { split } }: { data: SiteAnalytics }) {
  const t = useTexts();
  const format = useFormat();
  const all = split.reduce((sum, { count }) => sum + count, 0);
  const looks = { student: 'fill-chart-1', company: 'fill-chart-2', admin: 'fill-chart-3' };
  const starts = split.map((_row, at) =>
    split.slice(0, at).reduce((sum, { count }) => sum + count, 0),
  );
  const percent = (count: number) => (all === 0 ? 0 : (count / all) * 100);
  return (
    <Card title={t('site-analytics.split.title')} description={t('site-analytics.split.text')}>
      <svg width="100%" height="20" aria-hidden="true" className="block rounded-small">
        <rect width="100%" height="20" className="fill-hover" />
        {split.map(({ type, count }, at) => (
          <rect
            key={type}
            x={`${percent(starts[at] ?? 0)}%`}
            width={`${percent(count)}%`}
            height="20"
            className={looks[type]}
          />
        ))}
      </svg>
      <table className="mt-3 w-full text-14 tabular-nums">
        <caption className="sr-only">{t('site-analytics.split.title')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('site-analytics.split.type')}</th>
            <th scope="col">{t('dashboard.users')}</th>
            <th scope="col">{t('site-analytics.split.share')}</th>
          </tr>
        </thead>
        <tbody>
          {split.map(({ type, count }) => (
            <tr key={type} className="border-b border-line last:border-b-0">
              <th scope="row" className="text-start font-normal">
                <Link
                  to={`/admin-dashboard/users?type=${type}`}
                  className="inline-flex min-h-10 touch-height items-center gap-2 text-ink underline-offset-2"
                >
                  <svg width="12" height="12" aria-hidden="true">
                    <rect width="12" height="12" rx="3" className={looks[type]} />
                  </svg>
                  {t(`site-analytics.status.${type}`)}
                </Link>
              </th>
              <td className="text-end font-semibold">{format.number(count)}</td>
              <td className="w-20 text-end text-ink-muted">
                {format.number(percent(count) / 100, {
                  style: 'percent',
                  maximumFractionDigits: 1,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

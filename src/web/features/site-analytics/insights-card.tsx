import { Link } from 'react-router';
import type { SiteAnalytics } from '#contract/site-analytics.ts';
import type { AnalyticsRange } from '#domain/analytics/analytics-range.ts';
import type { SiteFigure } from '#domain/site-analytics/site-figure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { siteListPath } from './site-analytics-input.ts';

const daySeconds = 24 * 60 * 60;

type Props = { data: SiteAnalytics; range: AnalyticsRange };

/** What became of jobs and applications; each rate names and opens the counts it is made of. */
export function InsightsCard({ data: { insights }, range }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { postings, toNewPostings, decided, hired, filled, fillSeconds } = insights;
  const rounded = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const none = t('site-analytics.insights.none');
  type Count = readonly [SiteFigure, number];
  const rows: {
    name: 'per-job' | 'success' | 'fill';
    value: string;
    of: readonly Count[];
  }[] = [
    {
      name: 'per-job',
      value: postings === 0 ? none : rounded(toNewPostings / postings),
      of: [
        ['to-new-postings', toNewPostings],
        ['postings', postings],
      ],
    },
    {
      name: 'success',
      value:
        decided === 0
          ? none
          : format.number(hired / decided, { style: 'percent', maximumFractionDigits: 1 }),
      of: [
        ['hired', hired],
        ['decided', decided],
      ],
    },
    {
      name: 'fill',
      value: fillSeconds === null ? none : rounded(fillSeconds / daySeconds),
      of: [['filled', filled]],
    },
  ];
  return (
    <Card
      title={t('site-analytics.insights.title')}
      description={t('site-analytics.insights.text')}
    >
      <dl className="divide-y divide-line">
        {rows.map(({ name, value, of }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3 first:pt-0 last:pb-0"
          >
            <dt className="text-14 text-ink">{t(`site-analytics.insights.${name}`)}</dt>
            <dd className="text-20 font-semibold text-ink tabular-nums">{value}</dd>
            <dd className="col-span-2 text-13 text-ink-muted">
              {t(`site-analytics.insights.${name}-text`, { count: filled })}
            </dd>
            <dd className="col-span-2 flex flex-wrap gap-x-5 text-13">
              {of.map(([figure, count]) => (
                <Link
                  key={figure}
                  to={siteListPath(figure, range)}
                  className="inline-flex min-h-8 touch-height items-center gap-1.5 text-ink tabular-nums underline-offset-2"
                >
                  {t(`site-analytics.figure.${figure}`)}
                  <span className="font-semibold">{format.number(count)}</span>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

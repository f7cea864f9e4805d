import { Link, useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { analyticsInput, listPath } from './analytics-input.ts';
import { CountLinks } from './count-links.tsx';
import { useDurationText } from './use-duration-text.ts';

/** How long applicants waited for a first answer, and what students see of it. */
export function AnswersCard({ data: { answers, shown } }: { data: Analytics }) {
  const t = useTexts();
  const durationOf = useDurationText();
  const [params] = useSearchParams();
  const input = analyticsInput(params);
  const counts = [
    ['answered', answers.answered],
    ['open', answers.open],
    ...(answers.withdrawn > 0 ? [['withdrawn', answers.withdrawn] as const] : []),
  ] as const;
  return (
    <Card title={t('analytics.answers.title')} description={t('analytics.answers.text')}>
      <p className="text-28 font-semibold text-ink tabular-nums">
        {durationOf(answers.medianSeconds)}
      </p>
      <p className="text-13 text-ink-muted">
        {t('analytics.answers.median', { count: answers.answered })}
      </p>
      <CountLinks
        links={counts.map(([answer, count]) => ({
          to: listPath(input, { answer }),
          text: t(`analytics.answers.${answer}`),
          count,
        }))}
      />
      <p className="mt-4 text-13 text-ink-muted">
        {shown.days === null
          ? t('analytics.answers.too-few', { count: shown.count, fewest: shown.fewest })
          : t(shown.isShown ? 'analytics.answers.shown' : 'analytics.answers.hidden', {
              days: shown.days,
              count: shown.count,
            })}
        {t.gap}
        <Link to="/company-dashboard/profile/preferences">
          {t('analytics.answers.preferences')}
        </Link>
      </p>
    </Card>
  );
}

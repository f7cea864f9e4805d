import { Link, useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { analyticsInput, listPath } from './analytics-input.ts';
import { useDurationText } from './use-duration-text.ts';

/** How long applicants waited for a first answer, and what students see of it. */
export function AnswersCard({ data: { answers, shown } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
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
      <ul className="mt-4 divide-y divide-line border-y border-line text-14">
        {counts.map(([answer, count]) => (
          <li
            key={answer}
            className="relative flex items-center justify-between gap-3 hover:bg-hover"
          >
            <Link
              to={listPath(input, { answer })}
              className="inline-flex min-h-10 touch-height items-center text-ink underline-offset-2 after:absolute after:inset-0"
            >
              {t(`analytics.answers.${answer}`)}
            </Link>
            <span className="font-semibold text-ink tabular-nums">{format.number(count)}</span>
          </li>
        ))}
      </ul>
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

import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { scorecardStates } from '#domain/application/received-filter.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { analyticsInput, listPath } from './analytics-input.ts';
import { CountLinks } from './count-links.tsx';

/** How many interviewed applicants were assessed by everybody who interviewed them. */
export function ScorecardsCard({ data: { scorecards } }: { data: Analytics }) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const total = scorecards.complete + scorecards.missing;
  return (
    <Card title={t('analytics.scorecards.title')} description={t('analytics.scorecards.text')}>
      <p className="text-28 font-semibold text-ink tabular-nums">
        {total === 0
          ? t('analytics.not-measured')
          : format.number(scorecards.complete / total, { style: 'percent' })}
      </p>
      <p className="text-13 text-ink-muted">{t('analytics.scorecards.count', { count: total })}</p>
      {total > 0 && (
        <CountLinks
          links={scorecardStates.map((state) => ({
            to: listPath(analyticsInput(params), { scorecards: state }),
            text: t(`analytics.scorecards.${state}`),
            count: scorecards[state],
          }))}
        />
      )}
    </Card>
  );
}

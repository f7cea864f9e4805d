import type { AssessmentSitting } from '#contract/assessment-sitting.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** '67 of 100', and on how many questions it rests when that is not all of them. */
export function TotalText({ total }: { total: NonNullable<AssessmentSitting['total']> }) {
  const t = useTexts();
  const { score, counted, questions, isComplete } = total;
  const text = score === null ? t('assessment.total.none') : t('dashboard.score-of-100', { score });
  return (
    <span>
      {text}
      {counted < questions && (
        <span className="text-13 text-ink-muted">
          {' '}
          {t('assessment.total.counted', { counted, questions })}
        </span>
      )}
      {!isComplete && <span className="text-13 text-ink-muted"> {t('assessment.total.open')}</span>}
    </span>
  );
}

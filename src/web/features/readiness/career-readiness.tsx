import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readinessOf, readinessParts } from '#domain/readiness/readiness-of.ts';
import { api } from '#web/lib/api.ts';
import { keepBrowserScore, useBrowserScore } from '#web/lib/browser-score.ts';
import { hasLocalDraft } from '#web/lib/local-drafts.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { ReadinessPartRow } from './readiness-part-row.tsx';

/** A student's readiness score from measured parts, each with advice. */
export function CareerReadiness() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.readiness.load.queryOptions({ input: {} }));
  const inBrowser = useBrowserScore();
  const inAccount = data.ats?.score ?? null;
  // The account holds scores from every device; an unsent local one is kept.
  useEffect(() => {
    if (inAccount !== null && !hasLocalDraft('ats-score')) keepBrowserScore(inAccount);
  }, [inAccount]);

  const values = {
    ats: inBrowser ?? inAccount,
    resume: data.resume?.percent ?? null,
    interviews: null,
    skills: null,
  };
  const readiness = readinessOf(values);
  const level =
    readiness &&
    t('readiness.level', {
      name: t(`readiness.levels.${readiness.level}`),
      number: readiness.levelNumber,
    });
  return (
    <Card as="section" title={t('readiness.title')}>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="flex justify-center md:pt-2">
          {readiness === null || level === null ? (
            <p className="text-14">
              <strong className="block font-semibold text-ink">{t('readiness.none')}</strong>
              <span className="text-ink-muted">{t('readiness.none-text')}</span>
            </p>
          ) : (
            <ScoreRing
              size="lg"
              value={readiness.score}
              label={t('readiness.spoken', { score: readiness.score, level })}
              word={level}
              why={
                readiness.measured === 100
                  ? t('readiness.whole')
                  : t('readiness.measured', { share: readiness.measured / 100 })
              }
            />
          )}
        </div>
        <ul className="divide-y divide-line">
          {readinessParts.map((part) => (
            <ReadinessPartRow key={part} part={part} value={values[part]} resume={data.resume} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

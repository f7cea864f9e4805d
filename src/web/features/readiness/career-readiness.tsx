import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Measured } from '#contract/readiness.ts';
import {
  enoughMeasured,
  type MeasuredReadiness,
  type Readiness,
  readinessOf,
  readinessParts,
} from '#domain/readiness/readiness-of.ts';
import { api } from '#web/lib/api.ts';
import { saveBrowserScore, useBrowserScore } from '#web/lib/browser-score.ts';
import { hasLocalDraft } from '#web/lib/local-drafts.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { ReadinessChanges } from './readiness-changes.tsx';
import { ReadinessPartRow } from './readiness-part-row.tsx';
import { UnmeasuredParts } from './unmeasured-parts.tsx';
import { WhatIf } from './what-if.tsx';

/** A student's readiness score from measured parts, each with advice. */
export function CareerReadiness() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.readiness.load.query());
  const values = useMeasuredParts(data);
  const [isTrying, setTrying] = useState(false);
  const readiness = readinessOf(values);
  const measured = readinessParts.filter((part) => values[part] !== null);
  const unmeasured = readinessParts.filter((part) => values[part] === null);
  return (
    <Card
      id="readiness"
      title={t('readiness.title')}
      description={t('readiness.private')}
      action={
        <Button size="sm" aria-expanded={isTrying} onClick={() => setTrying(!isTrying)}>
          {t(isTrying ? 'common.close' : 'readiness.what-if.open')}
        </Button>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="flex justify-center md:pt-2">
          {readiness === null ? (
            <p className="text-14">
              <strong className="block font-semibold text-ink">{t('readiness.none')}</strong>
              <span className="text-ink-muted">{t('readiness.none-text')}</span>
            </p>
          ) : (
            <ReadinessScore readiness={readiness} />
          )}
        </div>
        {isTrying ? (
          <WhatIf values={values} />
        ) : (
          <div className="flex min-w-0 flex-col gap-4">
            {measured.length > 0 && (
              <ul className="divide-y divide-line">
                {measured.map((part) => (
                  <ReadinessPartRow
                    key={part}
                    part={part}
                    value={values[part] ?? 0}
                    resume={data.resume}
                  />
                ))}
              </ul>
            )}
            {unmeasured.length > 0 && <UnmeasuredParts parts={unmeasured} />}
          </div>
        )}
      </div>
      {readiness !== null && <ReadinessChanges />}
    </Card>
  );
}

export function ReadinessScore({
  readiness: { score, level, measured },
}: {
  readiness: Readiness;
}) {
  const t = useTexts();
  const name = level
    ? t('readiness.level', { name: t(`readiness.levels.${level.name}`), number: level.number })
    : t('readiness.so-far');
  const share = measured / 100;
  return (
    <ScoreRing
      size="lg"
      value={score}
      tone={level ? undefined : 'info'}
      label={t('readiness.spoken', { score, level: name })}
      word={name}
      why={
        measured === 100
          ? t('readiness.whole')
          : level
            ? t('readiness.measured', { share })
            : t('readiness.no-level', { share, enough: enoughMeasured / 100 })
      }
    />
  );
}

/** The measured parts; a newer ATS score of this browser counts before it has been sent. */
function useMeasuredParts(data: Measured): MeasuredReadiness {
  const inBrowser = useBrowserScore();
  const inAccount = data.ats?.score ?? null;
  // The account holds scores from every device; an unsent local one is kept.
  useEffect(() => {
    if (inAccount !== null && !hasLocalDraft('ats-score')) saveBrowserScore(inAccount);
  }, [inAccount]);
  return {
    ats: inBrowser ?? inAccount,
    resume: data.resume?.percent ?? null,
    interviews: data.interviews,
    skills: data.skills,
  };
}

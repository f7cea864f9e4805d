import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { bandOf } from '#domain/ats/ats-band.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { api } from '#web/lib/api.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useAtsReader } from './ats-reader.ts';
import { DescriptionCard } from './description-card.tsx';
import { ScoreHistory } from './score-history.tsx';
import { UploadCard } from './upload-card.tsx';
import { useAtsCheck } from './use-ats-check.ts';
import { useKeepScore } from './use-keep-score.ts';
import { useMatch } from './use-match.ts';

const ResultCards = lazy(() => importWithRetry(() => import('./result-cards.tsx')));
const MatchCard = lazy(() => importWithRetry(() => import('./match-card.tsx')));

/** Scores a resume, shows the findings, and compares it with a job, entirely in this browser. */
export function AtsPage({ userId, resumeId }: { userId: string; resumeId: string | null }) {
  const t = useTexts();
  const { prepare } = useAtsReader();
  const { data } = useSuspenseQuery(api.resume.list.query());
  const resumes = data.items.filter(({ isArchived }) => !isArchived);
  const first = resumes.find(({ id }) => id === resumeId);
  const { keep, isUnsent, refresh } = useKeepScore(userId);
  const check = useAtsCheck(
    first ? { origin: 'resume', name: first.name, resumeId: first.id } : null,
    (result) => void keep(result),
  );
  const match = useMatch(check);
  useEffect(() => prepare(), [prepare]);

  const report = check.result?.report;
  const found = report
    ? [...report.formattingIssues, ...report.optimizationTips].filter(({ isFine }) => !isFine)
    : [];
  return (
    <>
      <PageHeader title={t('dashboard.ats-score')} purpose={t('ats-score.purpose')} />
      <Callout tone="warning" className="mt-6 hidden noscript:flex">
        {t('ats-score.no-script')}
      </Callout>
      <div className="mt-6 flex flex-col gap-6">
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <UploadCard check={check} resumes={resumes} />
          <ScoreHistory refresh={refresh} />
        </div>
        {isUnsent && (
          <Callout tone="info" live>
            {t('ats-score.history.unsent')}
          </Callout>
        )}
        {check.result && (
          <Suspense fallback={null}>
            <ResultCards result={check.result} />
          </Suspense>
        )}
        <DescriptionCard match={match} hasSource={check.source !== null} />
        {match.match && (
          <Suspense fallback={null}>
            <MatchCard
              match={match.match}
              resumeId={check.source?.origin === 'resume' ? check.source.resumeId : null}
              onAdded={match.onResumeChanged}
            />
          </Suspense>
        )}
      </div>
      <p role="status" className="sr-only">
        {report &&
          `${t('ats-score.score.spoken', {
            score: report.score,
            band: t(atsTexts.band(bandOf(report.score).band)),
          })}${t.gap}${t('ats-score.score.found', { count: found.length })}`}
        {match.match && `${t.gap}${t('ats-score.match.spoken', { score: match.match.score })}`}
      </p>
    </>
  );
}

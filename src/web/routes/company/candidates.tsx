import { lazy, Suspense } from 'react';
import { candidateInput } from '#web/features/match/candidate-input.ts';
import { CandidateList } from '#web/features/match/candidate-list.tsx';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

const CandidateBadges = lazy(() =>
  importWithRetry(() => import('#web/features/credential/candidate-badges.tsx')),
);

export const loader = pageLoader({
  texts: ['candidate', 'match', 'conditions', 'applicant-badges', 'verdict'],
  only: ['member'],
  prefetch: ({ api, load, search }) => load(api.match.listCandidates.query(candidateInput(search))),
  title: (t) => t('dashboard.candidates'),
});

export default function CompanyCandidates() {
  const t = useTexts();
  return (
    <Page title={t('dashboard.candidates')} purpose={t('candidate.purpose')}>
      <CandidateList
        badgesOf={(studentId) => (
          <Suspense>
            <CandidateBadges studentId={studentId} />
          </Suspense>
        )}
      />
    </Page>
  );
}

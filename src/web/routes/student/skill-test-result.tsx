import { useParams } from 'react-router';
import { TestReviewView } from '#web/features/skill-test/test-review.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['skill-test'],
  only: ['student'],
  prefetch: ({ api, load, params }) =>
    load(api.skillTest.findReview.query({ attemptId: params['attemptId'] ?? '' })),
  title: (t) => t('skill-test.review.title'),
});

export default function SkillTestResult() {
  const t = useTexts();
  const { attemptId = '' } = useParams();
  return (
    <Page stacked title={t('skill-test.review.title')} purpose={t('skill-test.review.purpose')}>
      <TestTabs />
      <TestReviewView attemptId={attemptId} />
    </Page>
  );
}

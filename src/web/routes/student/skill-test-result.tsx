import { useParams } from 'react-router';
import { TestReviewView } from '#web/features/skill-test/test-review.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['skill-test'],
  only: ['student'],
  prefetch: ({ api, cache, params }) =>
    cache.fetchQuery(
      api.skillTest.findReview.queryOptions({ input: { attemptId: params['attemptId'] ?? '' } }),
    ),
  title: (t) => t('skill-test.review.title'),
});

export default function SkillTestResult() {
  const t = useTexts();
  const { attemptId = '' } = useParams();
  return (
    <>
      <PageHeader title={t('skill-test.review.title')} purpose={t('skill-test.review.purpose')} />
      <div className="mt-6 flex flex-col gap-6">
        <TestTabs />
        <TestReviewView attemptId={attemptId} />
      </div>
    </>
  );
}

import { CardReview } from '#web/features/learning/card-review.tsx';
import { learningPath } from '#web/features/learning/learning-paths.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['learning'],
  only: ['student'],
  prefetch: ({ api, cache }) =>
    cache.fetchQuery(api.learning.listCards.queryOptions({ input: {} })),
  title: (t) => t('learning.review.title'),
});

export default function LearningReview() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        above={<BackLink to={learningPath}>{t('dashboard.learning')}</BackLink>}
        title={t('learning.review.title')}
        purpose={t('learning.review.purpose')}
      />
      <div className="mt-6">
        <CardReview />
      </div>
    </>
  );
}

import { CardReview } from '#web/features/learning/card-review.tsx';
import { learningPath } from '#web/features/learning/learning-paths.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['learning'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.learning.listCards.query()),
  title: (t) => t('learning.review.title'),
});

export default function LearningReview() {
  const t = useTexts();
  return (
    <Page
      above={<BackLink to={learningPath}>{t('dashboard.learning')}</BackLink>}
      title={t('learning.review.title')}
      purpose={t('learning.review.purpose')}
    >
      <CardReview />
    </Page>
  );
}

import { questionsPath } from '#web/features/question/question-paths.ts';
import { QuestionReview } from '#web/features/question/question-review.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['question'],
  only: ['student'],
  prefetch: ({ api, load }) => load(api.question.listDue.query()),
  title: (t) => t('question.review.title'),
});

export default function QuestionReviewPage() {
  const t = useTexts();
  return (
    <Page
      above={<BackLink to={questionsPath}>{t('question.title')}</BackLink>}
      title={t('question.review.title')}
      purpose={t('question.review.purpose')}
    >
      <QuestionReview />
    </Page>
  );
}

import { CompanyQuestions } from '#web/features/question/company-questions.tsx';
import { publishedInput } from '#web/features/question/published-input.ts';
import { QuestionTabs } from '#web/features/question/question-tabs.tsx';
import { ReviewLink } from '#web/features/question/review-link.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['question'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.question.listPublished.query(publishedInput(search))),
      load(api.question.loadDueCount.query()),
    ]),
  title: (t) => t('question.companies.title'),
});

export default function CompanyQuestionsPage() {
  const t = useTexts();
  return (
    <Page
      stacked
      title={t('question.companies.title')}
      purpose={t('question.companies.purpose')}
      action={<ReviewLink />}
    >
      <QuestionTabs />
      <CompanyQuestions />
    </Page>
  );
}

import { CompanyQuestions } from '#web/features/question/company-questions.tsx';
import { publishedInput } from '#web/features/question/published-input.ts';
import { QuestionTabs } from '#web/features/question/question-tabs.tsx';
import { ReviewLink } from '#web/features/question/review-link.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['question'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    Promise.all([
      cache.fetchQuery(
        api.question.listPublished.queryOptions({ input: publishedInput(url.searchParams) }),
      ),
      cache.fetchQuery(api.question.loadDueCount.queryOptions({ input: {} })),
    ]),
  title: (t) => t('question.companies.title'),
});

export default function CompanyQuestionsPage() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('question.companies.title')}
        purpose={t('question.companies.purpose')}
        action={<ReviewLink />}
      />
      <div className="mt-6 flex flex-col gap-6">
        <QuestionTabs />
        <CompanyQuestions />
      </div>
    </>
  );
}

import { QuestionTabs } from '#web/features/question/question-tabs.tsx';
import { ReviewLink } from '#web/features/question/review-link.tsx';
import { SavedSets } from '#web/features/question/saved-sets.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['question'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    Promise.all([
      cache.fetchQuery(api.question.listSets.queryOptions({ input: pageInput(url.searchParams) })),
      cache.fetchQuery(api.question.loadDueCount.queryOptions({ input: {} })),
    ]),
  title: (t) => t('question.sets.title'),
});

export default function SavedQuestions() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('question.sets.title')}
        purpose={t('question.sets.purpose')}
        action={<ReviewLink />}
      />
      <div className="mt-6 flex flex-col gap-6">
        <QuestionTabs />
        <SavedSets />
      </div>
    </>
  );
}

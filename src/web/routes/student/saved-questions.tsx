import { QuestionTabs } from '#web/features/question/question-tabs.tsx';
import { ReviewLink } from '#web/features/question/review-link.tsx';
import { SavedSets } from '#web/features/question/saved-sets.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['question'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.question.listSets.query(pageInput(search))),
      load(api.question.loadDueCount.query()),
    ]),
  title: (t) => t('question.sets.title'),
});

export default function SavedQuestions() {
  const t = useTexts();
  return (
    <Page
      stacked
      title={t('question.sets.title')}
      purpose={t('question.sets.purpose')}
      action={<ReviewLink />}
    >
      <QuestionTabs />
      <SavedSets />
    </Page>
  );
}

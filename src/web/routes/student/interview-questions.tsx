import { fetchBases } from '#web/features/question/fetch-bases.ts';
import { QuestionGenerator } from '#web/features/question/question-generator.tsx';
import { QuestionTabs } from '#web/features/question/question-tabs.tsx';
import { ReviewLink } from '#web/features/question/review-link.tsx';
import { setInput } from '#web/features/question/set-input.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['question'],
  only: ['student'],
  prefetch: ({ api, load, search }) =>
    Promise.all([
      load(api.question.findSet.query(setInput(search))),
      load(api.question.loadDueCount.query()),
      fetchBases({ api, load }),
    ]),
  title: (t) => t('question.title'),
});

export default function InterviewQuestions() {
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('question.title')}
        purpose={t('question.purpose')}
        action={<ReviewLink />}
      />
      <Callout tone="warning" className="mt-6 hidden noscript:flex">
        {t('question.no-script')}
      </Callout>
      <div className="mt-6 flex flex-col gap-6">
        <QuestionTabs />
        <QuestionGenerator />
      </div>
    </>
  );
}

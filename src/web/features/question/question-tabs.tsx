import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { companyQuestionsPath, questionsPath, savedSetsPath } from './question-paths.ts';

export function QuestionTabs() {
  const t = useTexts();
  return (
    <TabNav
      label={t('question.title')}
      items={[
        { to: questionsPath, label: t('question.tabs.generate'), end: true },
        { to: companyQuestionsPath, label: t('question.tabs.companies') },
        { to: savedSetsPath, label: t('question.tabs.saved') },
      ]}
    />
  );
}

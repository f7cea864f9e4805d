import { OwnAssessments } from '#web/features/assessment/own-assessments.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['assessment', 'skill-test'],
  only: ['student'],
  prefetch: ({ api, load, search }) => load(api.assessment.listOwn.query(pageInput(search))),
  title: (t) => t('dashboard.assessments-from-companies'),
});

export default function StudentAssessments() {
  const t = useTexts();
  return (
    <Page
      stacked
      title={t('dashboard.assessments-from-companies')}
      purpose={t('assessment.own.page-text')}
    >
      <TestTabs />
      <OwnAssessments />
    </Page>
  );
}

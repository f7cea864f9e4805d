import { TestHistory } from '#web/features/skill-test/test-history.tsx';
import { TestTabs } from '#web/features/skill-test/test-tabs.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['skill-test'],
  only: ['student'],
  prefetch: ({ api, load, search }) => {
    const input = pageInput(search);
    return Promise.all([
      load(api.skillTest.listResults.query(input)),
      load(api.skillTest.listScores.query()),
    ]);
  },
  title: (t) => t('skill-test.history.title'),
});

export default function SkillTestResults() {
  const t = useTexts();
  return (
    <Page stacked title={t('skill-test.history.title')} purpose={t('skill-test.history.purpose')}>
      <TestTabs />
      <TestHistory />
    </Page>
  );
}

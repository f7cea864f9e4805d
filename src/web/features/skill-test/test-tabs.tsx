import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { badgesPath, resultsPath, testPath } from './skill-test-paths.ts';

export function TestTabs() {
  const t = useTexts();
  return (
    <TabNav
      label={t('skill-test.title')}
      items={[
        { to: testPath, label: t('dashboard.test'), end: true },
        { to: resultsPath, label: t('skill-test.tabs.history') },
        { to: badgesPath, label: t('dashboard.badges') },
        { to: '/student-dashboard/assessments', label: t('skill-test.tabs.companies') },
      ]}
    />
  );
}

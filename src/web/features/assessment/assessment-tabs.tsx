import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { assessmentPath } from './assessment-paths.ts';

export function AssessmentTabs({ assessmentId }: { assessmentId: string }) {
  const t = useTexts();
  const path = assessmentPath(assessmentId);
  return (
    <TabNav
      label={t('assessment.tabs.label')}
      items={[
        { to: path, label: t('assessment.tabs.sittings'), end: true },
        { to: `${path}/invite`, label: t('assessment.tabs.invite') },
      ]}
    />
  );
}
